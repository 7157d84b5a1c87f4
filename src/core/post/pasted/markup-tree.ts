/**
 * Well-formed HTML, as `sanitize-html` writes it, as a tree. Not for HTML from outside.
 * @example markupTree('<p>Zon &amp; zee</p>') // => [{ name: 'p', attributes: {}, inside: ['Zon & zee'] }]
 */
export function markupTree(html: string): Markup[] {
  const root: Tag = { name: '', attributes: {}, inside: [] };
  const open = [root];
  for (const [text, slash, name = '', attributes = ''] of html.matchAll(tokens)) {
    const parent = open.at(-1) ?? root;
    if (name === '') parent.inside.push(unescaped(text));
    else if (slash !== '') {
      if (open.length > 1) open.pop();
    } else {
      const tag: Tag = { name, attributes: attributesOf(attributes), inside: [] };
      parent.inside.push(tag);
      if (!isVoid(name)) open.push(tag);
    }
  }
  return root.inside;
}

/** The tree as HTML; lines end only where `withLines` put text with line ends. */
export const htmlOf = (markup: readonly Markup[]): string => markup.map(oneAsHtml).join('');

export const isTag = (markup: Markup | undefined, ...names: string[]): markup is Tag =>
  typeof markup === 'object' && (names.length === 0 || names.includes(markup.name));

export const aTag = (name: string, inside: Markup[], attributes: Record<string, string> = {}): Tag => ({
  name,
  attributes,
  inside,
});

/** All the words inside, as they are written. */
export const wordsOf = (markup: Markup): string =>
  typeof markup === 'string' ? markup : markup.inside.map(wordsOf).join('');

const tokens = /<(\/?)([a-z][a-z0-9:-]*)((?:\s+[^\s"=<>/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;

const isVoid = (name: string): boolean => ['br', 'hr', 'img'].includes(name);

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    [...written.matchAll(/([^\s"=<>/]+)(?:="([^"]*)")?/g)].map(([, name = '', value = '']) => [
      name,
      unescaped(value),
    ]),
  );

function oneAsHtml(markup: Markup): string {
  if (typeof markup === 'string') return escaped(markup);
  const { name, inside } = markup;
  const attributes = Object.entries(markup.attributes)
    .map(([attribute, value]) => ` ${attribute}="${escaped(value).replaceAll('"', '&quot;')}"`)
    .join('');
  return isVoid(name) ? `<${name}${attributes} />` : `<${name}${attributes}>${htmlOf(inside)}</${name}>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

export type Tag = { name: string; attributes: Record<string, string>; inside: Markup[] };

/** A tag, or text whose entities are characters. */
export type Markup = Tag | string;
