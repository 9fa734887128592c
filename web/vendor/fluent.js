export { FluentBundle, FluentDateTime, FluentNumber, FluentResource } from "@fluent/bundle";
export { negotiateLanguages } from "@fluent/langneg";
