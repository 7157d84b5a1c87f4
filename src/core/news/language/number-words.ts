import type { Locale } from '../../locale.ts';
import { folded } from './read-words.ts';

/**
 * What a word counts; undefined for any other word. "One" is left out: in most of our languages it is an article too.
 * @example numberOfWord('einundzwanzig', 'de') // => 21
 * @example numberOfWord('honderden', 'nl') // => 'hundreds'
 */
export function numberOfWord(word: string, locale: Locale): number | string | undefined {
  const known = words[locale].get(word) ?? vague[locale].get(word);
  if (known !== undefined || locale === 'en' || locale === 'es' || isOne(word)) return known;
  return compound(word, locale);
}

/** It counts only as the end of a longer number: "twenty-one", "treinta y uno". */
export const isOne = (word: string): boolean => /^(?:one|een|ein|eins|uno?|una)$/.test(word);

/** What stands behind a figure and makes it larger: "2 millones", "1,5 Mio". */
export const isScale = (value: number): boolean => value === 100 || value === 1000 || value >= 1_000_000;

/** German and Dutch write "zweihundertdreißig" and "eenentwintig" as one word. */
function compound(word: string, locale: 'nl' | 'de'): number | undefined {
  if (word === '') return 0;
  if (isOne(word)) return 1;
  const known = words[locale].get(word);
  if (known !== undefined) return known;
  for (const [name, scale] of scales[locale]) {
    const at = word.indexOf(name);
    if (at < 0) continue;
    const before = compound(word.slice(0, at), locale);
    const after = compound(word.slice(at + name.length).replace(/^(?:und|en)(?=.)/, ''), locale);
    return before === undefined || after === undefined ? undefined : (before || 1) * scale + after;
  }
  const [, unit = '', ten = ''] = unitAndTen[locale].exec(word) ?? [];
  const [ones, tens] = [isOne(unit) ? 1 : words[locale].get(unit), words[locale].get(ten)];
  return ones !== undefined && tens !== undefined && ones < 10 && tens % 10 === 0 ? ones + tens : undefined;
}

const unitAndTen = { nl: /^(.+)en((?:twin|der|veer|vijf|zes|zeven|tach|negen)tig)$/, de: /^(.+?)und(.+)$/ };

const scales: Record<'nl' | 'de', [string, number][]> = {
  nl: [
    ['duizend', 1000],
    ['honderd', 100],
  ],
  de: [
    ['tausend', 1000],
    ['hundert', 100],
  ],
};

/** Pairs of a value and its words, which are joined by bars. */
const listed = (pairs: string): Map<string, number> =>
  new Map(
    pairs
      .trim()
      .split(/\s+/)
      .flatMap((pair) => {
        const [value = '', names = ''] = pair.split('=');
        return names.split('|').map((name): [string, number] => [folded(name), Number(value)]);
      }),
  );

const words: Record<Locale, Map<string, number>> = {
  en: listed(`2=two|second 3=three|third 4=four|fourth 5=five|fifth 6=six|sixth 7=seven|seventh 8=eight|eighth
    9=nine|ninth 10=ten|tenth 11=eleven 12=twelve|dozen 13=thirteen 14=fourteen 15=fifteen 16=sixteen 17=seventeen
    18=eighteen 19=nineteen 20=twenty 30=thirty 40=forty 50=fifty 60=sixty 70=seventy 80=eighty 90=ninety 100=hundred
    1000=thousand 1000000=million 1000000000=billion 0.5=half`),
  nl: listed(`2=twee|tweede 3=drie|derde 4=vier|vierde 5=vijf|vijfde 6=zes|zesde 7=zeven|zevende 8=acht|achtste
    9=negen|negende 10=tien|tiende 11=elf 12=twaalf|dozijn 13=dertien 14=veertien 15=vijftien 16=zestien 17=zeventien
    18=achttien 19=negentien 20=twintig 30=dertig 40=veertig 50=vijftig 60=zestig 70=zeventig 80=tachtig 90=negentig
    100=honderd 1000=duizend 1000000=miljoen|mln 1000000000=miljard|mld 0.5=half|halve|helft`),
  es: listed(`2=dos|segundo|segunda 3=tres|tercer|tercero|tercera 4=cuatro|cuarto|cuarta 5=cinco|quinto|quinta
    6=seis|sexto|sexta 7=siete|séptimo|séptima 8=ocho|octavo|octava 9=nueve|noveno|novena 10=diez|décimo|décima 11=once
    12=doce|docena 13=trece 14=catorce 15=quince 16=dieciséis 17=diecisiete 18=dieciocho 19=diecinueve 20=veinte
    21=veintiuno|veintiún|veintiuna 22=veintidós 23=veintitrés 24=veinticuatro 25=veinticinco 26=veintiséis
    27=veintisiete 28=veintiocho 29=veintinueve 30=treinta 40=cuarenta 50=cincuenta 60=sesenta 70=setenta 80=ochenta
    90=noventa 100=cien|ciento 200=doscientos|doscientas 300=trescientos|trescientas 400=cuatrocientos|cuatrocientas
    500=quinientos|quinientas 600=seiscientos|seiscientas 700=setecientos|setecientas 800=ochocientos|ochocientas
    900=novecientos|novecientas 1000=mil 1000000=millón|millones 0.5=mitad`),
  de: listed(`2=zwei|zweite|zweiten|zweiter|zweites 3=drei|dritte|dritten|dritter|drittes 4=vier|vierte|vierten|vierter
    5=fünf|fünfte|fünften 6=sechs|sechste|sechsten 7=sieben|siebte|siebten 8=acht|achte|achten 9=neun|neunte|neunten
    10=zehn|zehnte|zehnten 11=elf 12=zwölf|dutzend 13=dreizehn 14=vierzehn 15=fünfzehn 16=sechzehn 17=siebzehn
    18=achtzehn 19=neunzehn 20=zwanzig 30=dreißig 40=vierzig 50=fünfzig 60=sechzig 70=siebzig 80=achtzig 90=neunzig
    100=hundert 1000=tausend 1000000=million|millionen|mio 1000000000=milliarde|milliarden|mrd 0.5=halb|halbe|halben|hälfte`),
};

const vagueListed = (names: Record<string, string>): Map<string, string> =>
  new Map(
    Object.entries(names).flatMap(([kind, listed]) => listed.split('|').map((word) => [folded(word), kind])),
  );

/** Counts without a figure, which a text may not invent either. */
const vague: Record<Locale, Map<string, string>> = {
  en: vagueListed({
    dozens: 'dozens|tens',
    hundreds: 'hundreds',
    thousands: 'thousands',
    double: 'double|doubled|doubles|doubling|twice',
    triple: 'triple|tripled|triples',
  }),
  nl: vagueListed({
    dozens: 'tientallen',
    hundreds: 'honderden',
    thousands: 'duizenden',
    double: 'dubbel|dubbele|verdubbelt|verdubbeld|verdubbelde|verdubbelen|tweemaal',
    triple: 'verdrievoudigt|verdrievoudigd|driemaal',
  }),
  es: vagueListed({
    dozens: 'decenas|docenas',
    hundreds: 'cientos|centenares',
    thousands: 'miles|millares',
    double: 'doble|duplica|duplicado|duplicar|duplicó|duplican',
    triple: 'triple|triplica|triplicado',
  }),
  de: vagueListed({
    dozens: 'dutzende|dutzenden',
    hundreds: 'hunderte|hunderten|hunderter',
    thousands: 'tausende|tausenden|tausender',
    double: 'doppelt|doppelte|doppelten|verdoppelt|verdoppeln|verdoppelte|zweimal',
    triple: 'verdreifacht|dreimal',
  }),
};
