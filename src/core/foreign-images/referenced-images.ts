import { isOwnPath } from '../html/links/own-path.ts';

/**
 * Replaces Markdown references to images on other sites by the images' addresses.
 * @example inlineReferences('![A][1]\n\n[1]: https://a.example/1.jpg') // => '![A](<https://a.example/1.jpg>)\n\n[1]: …'
 */
export function inlineReferences(content: string): string {
  const addresses = new Map<string, Definition>();
  for (const [, label = '', enclosed, open, title] of content.matchAll(definition)) {
    const address = enclosed ?? open ?? '';
    // If a text defines a name twice, Markdown uses the first definition.
    if (!addresses.has(named(label))) addresses.set(named(label), { address, title });
  }
  if (addresses.size === 0) return content;
  return content.replaceAll(reference, (image: string, alt: string, label?: string) => {
    const found = addresses.get(named(label === undefined || label === '' ? alt : label));
    if (found === undefined || isOwnPath(found.address)) return image;
    return `![${alt}](<${found.address}>${found.title === undefined ? '' : ` ${found.title}`})`;
  });
}

/** Matches `[name]: address "title"` at the beginning of a line. */
const definition =
  /^ {0,3}\[([^[\]\n]{1,200})\]:[ \t]*(?:\n[ \t]*)?(?:<([^<>\n]*)>|([^\s<>]+))(?:[ \t]+("[^"\n]*"|'[^'\n]*'))?[ \t]*$/gm;

/** `![A][1]`, `![A][]` or `![A]`, whose address is elsewhere in the text. */
const reference = /!\[([^[\]\n]{0,1000})\](?:\[([^[\]\n]{0,200})\]|(?![[(]))/g;

const named = (label: string): string => label.trim().toLowerCase().replaceAll(/\s+/g, ' ');

type Definition = { address: string; title: string | undefined };
