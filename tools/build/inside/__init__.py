"""What runs inside Pyodide under Node, started by run.mjs."""
