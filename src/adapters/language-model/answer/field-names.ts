import { folded } from '#core/language/read-words.ts';
import { trimmedEnd } from '#core/typed-text/trimmed-end.ts';

/** Whether a model means the field `name` by the name that it wrote, such as “fact_ids”, “Oordeel” or “reportId”. */
export function isNameOf(written: string, name: string): boolean {
  const [plain, stem] = [plainName(written), trimmedEnd(name, /s/)];
  return (
    plain === name || plain === stem || plain === `${name}s` || otherNames.get(name)?.has(plain) === true
  );
}

/** Whether the name of a field is part of a longer name, such as “source_words” or “final_verdict”. */
export const isPartOf = (written: string, name: string): boolean =>
  plainName(written).includes(trimmedEnd(name, /s/));

/**
 * Returns the one of `words` that a value says, despite capitals, marks such as `**supported**`, a tick, or another
 * language. A question mark, a sign such as “❌” or “~~”, or more words leave it open what is meant. No value means “none”.
 */
export function wordIn(value: unknown, words: readonly string[]): string | undefined {
  if (value === null || value === '') return words.find((word) => word === 'none');
  if (typeof value !== 'string') return undefined;
  const plain = trimmedEnd(value.replace(/^[\s*_`"'“”„«»‘’.:(\p{Ps}✅✔✓☑\uFE0F]+/u, ''), ignored);
  // A word with signs inside, such as “n/a”, keeps them.
  const word = plainName(plain) === folded(plain) ? folded(plain) : plain.toLowerCase();
  return words.find((each) => each === word || (otherWords.get(each)?.has(word) ?? false));
}

const ignored = /[\s*_`"'“”„«»‘’.,;:!)\p{Pe}✅✔✓☑\uFE0F]/u;

/** @example plainName('**Fact IDs**') // => 'factids' */
const plainName = (written: string): string => folded(written).replaceAll(/[^\p{L}\p{N}]/gu, '');

const table = (lines: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    lines
      .trim()
      .split('\n')
      .map((line): [string, Set<string>] => {
        const [name = '', others = ''] = line.split(': ');
        return [name, new Set(others.split(', '))];
      }),
  );

/** Names that models write instead of ours: of their own, then Dutch, German and Spanish ones. Without accents. */
const otherNames = table(`
title: headline, heading, titel, kop, uberschrift, schlagzeile, titulo, titular
excerpt: summary, lead, lede, intro, introduction, teaser, abstract, description, samenvatting, inleiding, zusammenfassung, einleitung, resumen, extracto, entradilla
paragraphs: body, content, sections, text, article, alineas, tekst, inhoud, absatze, abschnitte, inhalt, parrafos, secciones, cuerpo, contenido
text: sentence, content, translation, translated, translatedtext, rewritten, rewrite, corrected, repaired, revised, newtext, value, target, output, body, tekst, zin, vertaling, satz, ubersetzung, frase, oracion, texto, traduccion
facts: factids, factid, ids, sources, source, citations, citation, references, refs, evidence, feiten, bronnen, fakten, quellen, hechos, fuentes
report: id, source, reportid, sourceid, article, bericht, bron, meldung, quelle, informe, noticia, fuente
quote: quotation, fact, text, content, sentence, statement, citation, evidence, citaat, feit, zin, tekst, zitat, fakt, satz, cita, hecho, frase, texto
number: index, id, no, nr, n, sentence, sentencenumber, sentenceid, nummer, zin, satz, numero, frase
words: evidence, quote, quotation, citation, sourcetext, source, proof, woorden, citaat, bewijs, worter, worte, zitat, beleg, palabras, cita, prueba
verdict: judgement, judgment, decision, result, rating, assessment, label, classification, conclusion, outcome, oordeel, urteil, bewertung, veredicto, juicio, resultado
subject: topic, theme, onderwerp, thema, gegenstand, tema, asunto
id: key, segment, segmentid, name, kennung, schlussel, clave, identificador`);

const otherWords = table(`
supported: ondersteund, gesteund, gedekt, bevestigd, gestutzt, unterstutzt, belegt, bestatigt, respaldado, respaldada, apoyado, apoyada, sustentado, sustentada, confirmado, confirmada
none: geen, niets, keine, keines, keins, nichts, ninguno, ninguna, nada, n/a, null, nil, -`);
