import { asciiWords } from '../slugs/ascii-words.ts';
import { findAll } from 'domutils';
import { applyEdits } from '../../html/apply-edits.ts';
import { htmlTree, rangeOf } from '../../html/html-tree.ts';
import { textIn, textOfSafe } from '../../html/words.ts';
import { safeBody } from './body.ts';
import { minutesToRead } from './reading-time.ts';

/** Returns what the page of a post shows of its text. A long post gets anchors and a table of contents. */
export function postReading({ excerpt = '', ...post }: ReadPost): PostReading {
  const body = safeBody(post);
  const text = textOfSafe(body);
  const words = text.split(' ').length;
  const minutes = minutesToRead(words);
  // A reader does not need the excerpt twice, above the text and as its first words.
  const lead = text.startsWith(excerpt.replace(/…$/, '').trim()) ? '' : excerpt;
  const { html, sections } = words < longPost.words ? { html: body, sections: [] } : withAnchors(body);
  return sections.length < longPost.sections
    ? { html: body, minutes, lead, contents: [] }
    : { html, minutes, lead, contents: sections };
}

/** A post needs at least this many words and sections for a table of contents. */
const longPost = { words: 600, sections: 3 };

/** Adds ids to the headings of a safe body. The ids begin with "s-", unlike all other ids of the page. */
function withAnchors(body: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const free = uniqueIds();
  const tree = htmlTree(body, { decodeEntities: false });
  const headings = findAll(({ name }) => name === 'h2' || name === 'h3', tree);
  const ids = headings.flatMap((heading) => {
    const text = textIn(heading.children);
    if (text === '') return [];
    const id = free(anchorOf(text));
    if (heading.name === 'h2') sections.push({ id, text });
    const start = rangeOf(heading).start + '<h2'.length;
    return [{ start, end: start, text: ` id="${id}"` }];
  });
  return { html: applyEdits(body, ids), sections };
}

function anchorOf(heading: string): string {
  const plain = asciiWords(heading, maxAnchorLength);
  return `s-${plain === '' ? 'part' : plain}`;
}

const maxAnchorLength = 60;

/** Returns a function that makes ids unique, in linear time even for a thousand equal headings. */
function uniqueIds(): (wanted: string) => string {
  const used = new Set<string>();
  const next = new Map<string, number>();
  return (wanted) => {
    let [id, number] = [wanted, next.get(wanted) ?? 2];
    for (; used.has(id); number++) id = `${wanted}-${number}`;
    next.set(wanted, number);
    used.add(id);
    return id;
  };
}

export type PostReading = {
  html: string;
  minutes: number;
  /** The excerpt, or '' if the text begins with the same words. */
  lead: string;
  contents: Section[];
};

type ReadPost = { content: string; title: string; excerpt?: string };

export type Section = { id: string; text: string };
