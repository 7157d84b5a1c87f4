/**
 * Safe HTML as its blocks: the tags that frame it, and the runs of words between them. Joined again it is the same HTML,
 * with an empty line before each block, as Markdown wants it, and bare words in a paragraph.
 * @example blocksOf('<h2>Tuin</h2>\n<p>Mooi</p>') // => [{ frame: '<h2>' }, { run: 'Tuin' }, { frame: '</h2>\n\n<p>' }, …]
 */
export function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  const frame = (tag: string) => {
    const last = blocks.at(-1);
    const text = depth === 0 && !tag.startsWith('</') && blocks.length > 0 ? `\n\n${tag}` : tag;
    if (last && 'frame' in last) last.frame += text;
    else blocks.push({ frame: text });
  };
  for (const part of html.match(parts) ?? []) {
    const name = /^<\/?([a-z\d]+)/.exec(part)?.[1] ?? '';
    if (!blockTags.has(name)) {
      if (part.trim() === '') continue;
      if (!hasWords(part)) frame(part.trim());
      else if (depth === 0) {
        frame('<p>');
        blocks.push({ run: part.trim() });
        depth++;
        frame('</p>');
        depth--;
      } else blocks.push({ run: part.trim() });
      continue;
    }
    // What is set as typed is shown as it is, and so is everything in it.
    if (name === 'pre' || name === 'hr') frame(part);
    else if (part.startsWith('</')) {
      frame(part);
      depth--;
    } else {
      frame(part);
      depth++;
    }
  }
  return blocks;
}

/**
 * The frame alone, to compare the build of two texts.
 * @example frameOf(blocksOf('<p>Mooi</p>')) // => '<p>•</p>'
 */
export const frameOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => ('frame' in block ? block.frame : '•')).join('');

export const htmlOf = (blocks: readonly Block[]): string =>
  blocks.map((block) => ('frame' in block ? block.frame : block.run)).join('');

const blockNames = 'h[1-4]|p|blockquote|ul|ol|li|figure|figcaption|table|thead|tbody|tr|th|td|hr';

/** A whole `pre`, a tag of a block, or whatever stands between two of them. */
const parts = new RegExp(
  `<pre(?:\\s[^>]*)?>[\\s\\S]*?</pre>|</?(?:${blockNames})(?:\\s[^>]*)?>|(?:(?!</?(?:${blockNames}|pre)[\\s/>])[\\s\\S])+`,
  'g',
);

/** A tag around several blocks stands alone between two of them. */
const hasWords = (part: string): boolean =>
  part.includes('<img') || /\S/.test(part.replaceAll(/<[^>]*>/g, ''));

const blockTags = new Set(
  'h1 h2 h3 h4 p blockquote ul ol li figure figcaption table thead tbody tr th td hr pre'.split(' '),
);

export type Block = { frame: string } | { run: string };
