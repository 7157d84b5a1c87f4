import { htmlTagNames } from 'html-tag-names';
import { escapeText } from './entities.ts';
import { isBlock } from './tags.ts';

/** Tells tags from words in angle brackets: “Vul <naam> en <adres> in” has no tags. */
export class TextTags {
  readonly #closed: ReadonlySet<string>;

  /** `text` is the whole text, because an element may end far below its start. */
  constructor(text: string) {
    this.#closed = new Set(
      Array.from(text.matchAll(/<\/([a-z][a-z0-9]*)/gi), ([, name = '']) => name.toLowerCase()),
    );
  }

  /** Escapes the words in angle brackets of an HTML block, and leaves tags and comments as they are. */
  escaped(html: string): string {
    return html.replaceAll(tags, (tag, ...[end, name, rest]: [string, string, string]) =>
      isBlock(name.toLowerCase()) || this.#isTag(name.toLowerCase(), end !== '' || rest.includes('='))
        ? tag
        : escapeText(tag),
    );
  }

  /** Whether `<…>` inside a sentence is a tag. `<code>` without an end is a word. */
  isTag(tag: string): boolean {
    if (tag.startsWith('<?')) return false;
    const [, end, name, rest] = new RegExp(tags, 'i').exec(tag) ?? [];
    return name === undefined || this.#isTag(name.toLowerCase(), end !== '' || rest?.includes('=') === true);
  }

  #isTag(name: string, isUnmistakable: boolean): boolean {
    if (name.includes(':')) return true; // Word writes `<o:p>`.
    return names.has(name) && (isUnmistakable || needNoEnd.has(name) || this.#closed.has(name));
  }
}

/** A tag: `</`, its name, and what else it contains. */
const tags = /<(\/?)([a-z][^\s/<>]*)((?:[\s/][^<>]*)?)>/gi;
const names = new Set(htmlTagNames);
const needNoEnd = new Set('br hr img wbr p li dt dd tr td th'.split(' '));
