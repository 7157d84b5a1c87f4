import { safeBody } from './body.ts';
import { textOf } from './markup.ts';

/**
 * A post as its page shows it: safe HTML, how long it takes to read, and, for a long post, its table of contents, whose
 * entries lead to ids of the headings.
 * @example postReading({ content: '## Water\n\nTekst', title: 'Huis' }) // => { html: '<h2>Water</h2>…', minutes: 1, contents: [] }
 */
export function postReading(post: { content: string; title: string }): PostReading {
  const body = safeBody(post);
  const words = textOf(body).split(' ').length;
  const { html, sections } = withAnchors(body);
  const isLong = words >= longPost.words && sections.length >= longPost.sections;
  const minutes = Math.ceil(words / wordsPerMinute);
  return isLong ? { html, minutes, contents: sections } : { html: body, minutes, contents: [] };
}

/** What most people read of a text on a screen without hurry. */
const wordsPerMinute = 200;

/** A table of contents stands above posts of at least this many words and sections. */
const longPost = { words: 600, sections: 3 };

/**
 * Gives the headings of a safe body their ids. Safe HTML has none of its own, and ours all begin with "s-", which no
 * id of the page around it does.
 */
function withAnchors(body: string): { html: string; sections: Section[] } {
  const sections: Section[] = [];
  const free = idGiver();
  const html = body.replaceAll(/<h([23])>([\s\S]*?)<\/h\1>/g, (heading, level: string, inner: string) => {
    const text = textOf(inner);
    if (text === '') return heading;
    const id = free(anchorOf(text));
    if (level === '2') sections.push({ id, text });
    return `<h${level} id="${id}">${inner}</h${level}>`;
  });
  return { html, sections };
}

/**
 * @example anchorOf('1. Eén lijst, één beheerder') // => 's-1-een-lijst-een-beheerder'
 */
function anchorOf(heading: string): string {
  const plain = heading
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longestAnchor)
    .replaceAll(/^-+|-+$/g, '');
  return `s-${plain === '' ? 'part' : plain}`;
}

/** In characters: enough to tell sections apart in an address. */
const longestAnchor = 60;

/** Gives each wish an id that nobody has yet, and remembers where it stopped: a thousand equal headings are no work. */
function idGiver(): (wanted: string) => string {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return (wanted) => {
    let [id, number] = [wanted, next.get(wanted) ?? 2];
    for (; taken.has(id); number++) id = `${wanted}-${number}`;
    next.set(wanted, number);
    taken.add(id);
    return id;
  };
}

export type PostReading = {
  html: string;
  /** Of reading, rounded up; at least one. */
  minutes: number;
  /** Empty where the post is short. */
  contents: Section[];
};

export type Section = { id: string; text: string };
