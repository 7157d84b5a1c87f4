import { cutText } from './plain-text.ts';

/**
 * Returns the first text that says something, without what feeds add below a report. A full text is better than its
 * excerpt that was cut with “[…]”, because half a sentence can become a false fact.
 */
export function summaryOf(texts: readonly string[], maxLength: number): string {
  const read = texts.map((text) => ({
    text: withoutTrailers(text),
    isCut: cutEnd.test(withoutTrailer(text.trim())),
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
    rest = withoutTrailer(rest);
  }
  return cutEnd.test(rest) ? wholeSentences(rest.replace(cutEnd, '').trim()) : rest;
}

/** A line of its own begins in upper case, or after the end of a sentence. Its words may also end a sentence. */
function withoutTrailer(text: string): string {
  for (const pattern of trailers) {
    const found = pattern.exec(text);
    const rest = text.slice(0, found?.index).trimEnd();
    if (found && (/^[\p{Lu}[(]/u.test(found[0]) || /(?:^|[.!?…\])"”»’])$/.test(rest))) return rest;
  }
  return text;
}

const cutEnd = /(?:\[(?:…|\.{3})\]|…|\.{3})$/;

/** Leaves out the words after the last full stop, if there is a sentence before them. */
function wholeSentences(text: string): string {
  const last = Array.from(text.matchAll(/[.!?]["”»’)]?(?=\s)/g)).at(-1);
  return last === undefined || /[.!?]["”»’)]?$/.test(text)
    ? text
    : text.slice(0, last.index + last[0].length);
}

/** “The post … appeared first on …”, as WordPress and its translations write it. */
const appearedFirst = [
  '(?:the|this) (?:post|article|entry|story)',
  '(?:la|esta) entrada|(?:el|este) (?:post|art[ií]culo|cargo|contenido)',
  "(?:l[’']|aquesta |aquest )(?:entrada|article)",
  '(?:der|dieser) (?:beitrag|post|artikel)',
  '(?:het|dit) (?:bericht|artikel)|(?:de|deze) post',
  "(?:l[’']|cet )article",
  "(?:l[’']|questo )articolo",
  'o (?:post|conte[uú]do|artigo)',
].join('|');
const elsewhere = [
  '(?:was )?(?:first|originally) (?:appeared|published|posted) (?:on|at|in)',
  'appeared first on',
  '(?:se public[oóa]|aparec(?:e|i[oó])) (?:por primera vez|primero|originalmente) en',
  "(?:ha aparegut|es va publicar|s[’']ha publicat|apareix) (?:per primera vegada|primer)(?: a)?",
  '(?:erschien|ist) zuerst (?:erschienen )?(?:auf|bei|in)',
  'verscheen (?:eerst|als eerste|eerder|oorspronkelijk) (?:op|bij|in)',
  'est apparu en premier (?:sur|dans)',
  '(?:proviene da|sembra essere il primo su)',
  'apareceu primeiro em',
].join('|');

const readMore = [
  'read (?:more|on|(?:the )?(?:full|whole|entire) (?:story|article|post))(?: here)?',
  '(?:continue|keep) reading',
  '(?:leer|ver|saber|lee) (?:m[aá]s|completo)',
  'm[aá]s informaci[oó]n',
  '(?:leer|ver) (?:la )?(?:noticia|nota|art[ií]culo)(?: complet[oa])?',
  '(?:seguir|contin[uú]ar?|sigue) leyendo',
  '(?:llegir|llegeix)(?:-ne)? m[eé]s',
  'continua(?:r)? llegint',
  '(?:hier )?weiter ?lesen',
  'mehr (?:lesen|erfahren|dazu)',
  '(?:den )?(?:ganzen |vollständigen )?artikel lesen',
  'zum (?:ganzen )?artikel',
  '(?:lees (?:hier )?|verder |meer )(?:meer|verder|(?:te )?lezen)',
  'lees (?:het )?(?:hele|volledige) (?:artikel|bericht)',
  "lire (?:la suite|plus|l[’']article)",
  'en savoir plus',
  "leggi (?:tutto|di pi[uù]|l[’']articolo(?: completo)?)",
  'continua a leggere',
  '\\(?(?:more|mehr|más|meer)(?=\\s?(?:…|\\.{3}))',
].join('|');
const byPressing =
  '(?:click here to|haz clic (?:aquí )?para|haga clic (?:aquí )?para|klik hier (?:om|voor) ?(?:te )?|klicken sie hier,? um)';

const relatedTo =
  '(?:read also|also read|lee también|lea también|te puede interesar|llegeix també|lesen sie auch|lies auch|lees ook|à lire aussi|leggi anche)\\s?: ?[^.!?]{1,150}';

const shared =
  '(?:(?:share this|comparte esto|compartir|teilen mit|dit delen|delen)\\s?:[^.!?]{0,100}|\\d+ (?:comments?|comentarios?|comentaris?|kommentare?|reacties?))';

/** A full stop after an initial, as in “J.M. Sánchez”, is no end. */
const credits =
  '(?:foto|fotos|photo|photos|imagen|imatge|bild|beeld|bron|fuente|source|quelle)(?:graf[ií]a)?(?: de archivo)?\\s?(?:: ?|© ?)(?:[^.!?]|(?<=(?<!\\p{L})\\p{L})\\.){1,60}';

const withinSentence = '(?:[^.!?]|\\.(?=\\S))';

const trailers = [
  `(?:${appearedFirst})(?: (?:(?!${appearedFirst}).){1,200}?)? (?:${elsewhere}) .{1,100}`,
  'originally published (?:on|at|in) .{1,100}',
  `(?:${byPressing} ?)?(?:${readMore})(?:\\s+[“"«‘'].{1,120}[”"»’']|\\s(?:on|at|in|en|a|auf|bei|op|sur|su) ${withinSentence}{1,80}|:? ?https?:\\S+)?`,
  relatedTo,
  shared,
  credits,
].map(
  (words) => new RegExp(`(?<![\\p{L}\\d])[[(]?(?:${words})\\s*(?:[.…»›→>\\])]|\\.{3}|\\[…\\])*\\s*$`, 'iu'),
);
