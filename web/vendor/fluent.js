export { FluentBundle, FluentDateTime, FluentNumber, FluentResource } from "@fluent/bundle";
