import { locales } from '../../locale.ts';
import { remembered } from '../remembered.ts';

/**
 * Removes names that rightly differ ("Londen" in `source`, "London" in `target`), so that the check of names does not report
 * them. `own`: the same name in other languages, from the owner’s glossary. `lost`: multi-word names that `target` lacks.
 */
export function withoutExonyms(
  source: string,
  target: string,
  own: readonly string[][] = [],
): { source: string; target: string; lost: string[] } {
  const lost: string[] = [];
  let [restOfSource, restOfTarget] = [source, target];
  for (const { forms, asWritten, inflected } of [...own.map(asExonym), ...exonyms()]) {
    const [found] = forms.filter((form) => form.length > 3 && restOfSource.includes(form));
    if (found === undefined || !asWritten.test(restOfSource)) continue;
    const isThere = inflected.test(restOfTarget);
    // A translation may lack a name of one word, because "in Nederland" may become "Dutch".
    if (!isThere && found.includes(' ')) lost.push(found);
    restOfSource = restOfSource.replaceAll(new RegExp(asWritten, 'gu'), ' ');
    restOfTarget = restOfTarget.replaceAll(new RegExp(inflected, 'gu'), ' ');
  }
  return { source: restOfSource, target: restOfTarget, lost };
}

/** Loading the names takes a tenth of a second, so they are loaded on first use. */
const exonyms = remembered((): Exonym[] => [...ours, ...countries()].map(asExonym));

/** `inflected` also finds “Brusselse” for “Brussel”. */
const asExonym = (forms: string[]): Exonym => ({
  forms,
  asWritten: anyOf(forms, (word) => word),
  inflected: anyOf(forms, (word) => (word.length > 5 ? `${word.slice(0, -2)}\\p{L}*` : `${word}\\p{L}{0,2}`)),
});

const anyOf = (forms: string[], form: (word: string) => string): RegExp => {
  const patterns = forms.map((name) => name.split(' ').map(form).join(' '));
  return new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'u');
};

/** Returns the names of countries in our languages, from the Unicode CLDR. */
function countries(): string[][] {
  const names = locales.flatMap((locale) =>
    (['long', 'short'] as const).map((style) => new Intl.DisplayNames(locale, { type: 'region', style })),
  );
  // CLDR returns the code itself if it has no name for the code, so the code is deleted from the forms.
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.flatMap((code) => {
    const forms = new Set(names.map((named) => (named.of(code) ?? code).replace(/ \(.*/, '')));
    forms.delete(code);
    return forms.size === 0 ? [] : [[...forms]];
  });
}

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));

/** Names that CLDR lacks, in Dutch, English, Spanish and German. */
const ours: string[][] = `
Groot-Brittannië|Great Britain|Britain|Gran Bretaña|Großbritannien
Verenigde Staten van Amerika|Verenigde Staten|United States of America|United States|USA|Estados Unidos|Vereinigte Staaten
Kamer van Koophandel|Chamber of Commerce|Cámara de Comercio|Handelskammer|Industrie- und Handelskammer
Belastingdienst|Tax Agency|Tax Office|Tax Administration|tax authorities|tax office|Agencia Tributaria|Hacienda|Finanzamt|Steuerbehörde
Den Haag|The Hague|the Hague|La Haya
Brussel|Brussels|Bruselas|Brüssel
Londen|London|Londres
Parijs|Paris|París
Rome|Roma|Rom
Milaan|Milan|Milán|Mailand
Genève|Geneva|Ginebra|Genf
Lissabon|Lisbon|Lisboa
Sevilla|Seville
Europese Unie|European Union|Unión Europea|Europäische Union
Europese Commissie|European Commission|Comisión Europea|Europäische Kommission
Verenigde Naties|United Nations|Naciones Unidas|Vereinte Nationen
Rode Kruis|Red Cross|Cruz Roja|Rotes Kreuz
Eerste Kerstdag|Christmas Day|día de Navidad|Día de Navidad|erster Weihnachtstag|erster Weihnachtsfeiertag
Tweede Kerstdag|Boxing Day|San Esteban|zweiter Weihnachtstag|zweiter Weihnachtsfeiertag
Koningsdag|King’s Day|King's Day|Día del Rey|Königstag
Oudejaarsavond|New Year’s Eve|New Year's Eve|Nochevieja|Silvester|Silvesterabend`
  .trim()
  .split('\n')
  .map((line) => line.split('|'));

type Exonym = { forms: string[]; asWritten: RegExp; inflected: RegExp };
