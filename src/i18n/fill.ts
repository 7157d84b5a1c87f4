/**
 * Puts values in place of the names in braces; a name without a value is a mistake of ours and throws.
 * @example fill('Pagina {n}', { n: 3 }) // => 'Pagina 3'
 */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in: ${text}`);
    return String(value);
  });
}
