/**
 * Replaces placeholders by values. The type requires a value for each placeholder that the text is known to contain. A
 * missing value is a bug, so the function throws.
 *
 * @example fill('Pagina {n}', { n: 3 }) // => 'Pagina 3'
 */
export function fill<Text extends string>(text: Text, values: ValuesOf<Text>): string {
  const given: Record<string, string | number> = values;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = given[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return String(value);
  });
}

/** The placeholders of a text, as far as its type contains them. */
export type PlaceholderIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlaceholderIn<Rest>
  : never;

type ValuesOf<Text extends string> = string extends Text
  ? Record<string, string | number>
  : Record<PlaceholderIn<Text>, string | number>;
