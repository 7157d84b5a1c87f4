import { cutText } from './plain-text.ts';

/**
 * Returns the first text that says something, without what feeds add below a report. A full text is better than its
 * excerpt that was cut with “[…]”, because half a sentence can become a false fact.
 */
export function summaryOf(texts: readonly string[], maxLength: number): string {
  const read = texts.map((text) => ({
    text: withoutTrailers(text),
    isCut: cutEnd.test(text.replace(trailers, '').trim()),
  }));
  const whole = read.find(({ text, isCut }) => text !== '' && !isCut);
  return cutText((whole ?? read.find(({ text }) => text !== ''))?.text ?? '', maxLength);
}

/**
 * Removes the last lines that blogs and papers add to each report: “La entrada … se publicó primero en …”, “Read more”,
 * “Foto: EFE”, and half a sentence before “[…]”.
 */
export function withoutTrailers(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest;) {
    before = rest;
    rest = rest.replace(trailers, '').trim();
  }
  return cutEnd.test(rest) ? wholeSentences(rest.replace(cutEnd, '').trim()) : rest;
}

const cutEnd = /(?:\[(?:…|\.{3})\]|…|\.{3})$/;

/** Leaves out the words after the last full stop, if there is a sentence before them. */
function wholeSentences(text: string): string {
  const last = Array.from(text.matchAll(/[.!?]["”»’)]?(?=\s)/g)).at(-1);
  return last === undefined || /[.!?]["”»’)]?$/.test(text)
    ? text
    : text.slice(0, last.index + last[0].length);
}

/** “The post … appeared first on …”, as WordPress writes it in each language. */
const appearedFirst = [
  'the post .{1,200}? (?:first )?appeared (?:first )?on ',
  'la entrada .{1,200}? (?:se public[oó] primero en|aparece primero en|apareci[oó] primero en) ',
  "l[’']entrada .{1,200}? (?:ha aparegut primer a|es va publicar primer a|apareix primer a) ",
  'der beitrag .{1,200}? (?:erschien zuerst auf|ist zuerst erschienen auf) ',
  '(?:het bericht|de post) .{1,200}? (?:verscheen eerst op|verscheen als eerste op) ',
  "l[’']article .{1,200}? est apparu en premier sur ",
  "l[’']articolo .{1,200}? (?:proviene da|sembra essere il primo su) ",
  'o (?:post|conte[uú]do) .{1,200}? apareceu primeiro em ',
].map((start) => `${start}.{1,100}`);

const readMore = [
  'read (?:more|on|the full (?:story|article))(?: here)?',
  'continue reading',
  'keep reading',
  'leer m[aá]s',
  'seguir leyendo',
  'contin[uú]a leyendo',
  'sigue leyendo',
  'ver m[aá]s',
  'llegir m[eé]s',
  'continua llegint',
  'weiterlesen',
  'mehr (?:lesen|erfahren)',
  'lees (?:meer|verder)',
  'verder lezen',
  'lire (?:la suite|plus)',
  'leggi (?:tutto|di pi[uù])',
  'continua a leggere',
].map((words) => `(?:${words})(?:\\s+[“"«‘'].{1,120}[”"»’'])?`);

const credits =
  '(?:foto|fotos|photo|photos|imagen|imatge|bild|bron|fuente|source|quelle)(?:graf[ií]a)?\\s?: ?[^.!?]{1,60}';

const trailers = new RegExp(
  `(?:^|(?<=[\\s.!?…\\]»”)]))(?:${[...appearedFirst, ...readMore, credits].join('|')})\\s*(?:[.…»›→>]|\\.{3}|\\[…\\])*\\s*$`,
  'iu',
);
