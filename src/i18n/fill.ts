/** Replaces placeholders by values. Throws if a value is missing, because that is a bug. */
export function fill<Text extends string>(text: Text, values: ValuesOf<Text>): string {
  const given: Record<string, string | number> = values;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return String(value);
  });
}

/** Replaces only those placeholders that have a value. */
export const fillKnown = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));

/** The names of a text’s placeholders, if the type of the text is a literal. */
export type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type ValuesOf<Text extends string> = string extends Text
  ? Record<string, string | number>
  : Record<PlaceholderIn<Text>, string | number>;
