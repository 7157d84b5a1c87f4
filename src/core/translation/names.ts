import type { Locale } from '../locale.ts';
import { fixedNames } from './glossary.ts';

/**
 * Names of the Dutch text that a translation has lost.
 * @example lostNames('Bel Pep in Portinatx.', { target: 'Llame a Pepe.', names: [] }) // => ['Pep', 'Portinatx']
 */
export function lostNames(
  source: string,
  { target, names }: { target: string; names: readonly string[] },
): string[] {
  const fixed = [...fixedNames, ...names.map((name) => [name])].filter((forms) =>
    forms.some((form) => mentions(source, form)),
  );
  const lost = fixed
    .filter((forms) => !forms.some((form) => mentions(target, form)))
    .map(([name = '']) => name);
  const isFixed = (name: string) =>
    fixed.some((forms) => forms.some((form) => mentions(form, name) || plain(name).startsWith(plain(form))));
  const others = capitals(source).filter((name) => !isFixed(name) && !isTranslatedName(name));
  return [...lost, ...others.filter((name) => !plain(target).includes(stem(name)))];
}

/**
 * Names of a translation that its source has not. Not looked for in German, where every noun has a capital.
 * @example addedNames('Bel ons.', { target: 'Llame a Pepe.', locale: 'es' }) // => ['Pepe']
 */
export function addedNames(source: string, { target, locale }: { target: string; locale: Locale }): string[] {
  if (locale === 'de') return [];
  const otherWritings = fixedNames.filter((forms) => forms.some((form) => mentions(source, form))).flat();
  return capitals(target).filter(
    (name) =>
      ![source, ...otherWritings].some((known) => plain(known).includes(stem(name))) &&
      !customary[locale].test(name) &&
      !isShortAbbreviation(name),
  );
}

/** Words with a capital that begin no sentence: behind a letter, a digit or a comma. */
const capitals = (text: string): string[] => [
  ...new Set([...text.matchAll(/(?<=[\p{L}\d,;] )\p{Lu}[\p{L}’'-]*\p{L}/gu)].map(([name]) => name)),
];

const isShortAbbreviation = (name: string): boolean => /^\p{Lu}{2,4}$/u.test(name);

/** Dutch names that have others elsewhere: countries, their people, seas, feasts; and abbreviations. */
const isTranslatedName = (name: string): boolean =>
  isShortAbbreviation(name) ||
  /^(Nederland|Belg|Vlaams|Duits|Engel|Brit|Frank|Frans|Spa[an]|Itali|Portug|Zwits|Oosten|Europ|Catal|Balear|Pityus|Middellandse|Zee|Sint|Kerst|Pasen|Paas|Pinkster|Oud|Nieuw|Drie|Goede|Hemelvaart|Amerika|Afrika|Sahara|Noord|Zuid|Internet)/.test(
    name,
  );

/** Words that a language writes with a capital, whatever the Dutch text does. */
const customary: Record<Locale, RegExp> = {
  nl: /^$/,
  de: /^$/,
  en: /^(I['’]\w+|January|February|March|April|May|June|July|August|September|October|November|December|\w+day|Dutch|Netherlands|Holland|Belgi\w+|Flemish|German\w*|English|England|Brit\w+|French|France|Spa(in|nish|niard\w*)|Itali?\w+|Portug\w+|Swi\w+|Austria\w*|Europe\w*|Catal\w+|Balearic\w*|Pitiusic|Mediterranean|Sea|Saint|Christmas|Easter|Whitsun|New|Year\w*|Eve|Epiphany|Good|America\w*|Africa\w*|Sahara\w*|North|South|Internet|Wi-?Fi|Bluetooth)$/,
  es: /^(Países|Bajos|Holanda|Bélgica|Alemania|Inglaterra|Reino|Unido|Gran|Bretaña|Francia|España|Italia|Portugal|Suiza|Austria|Europa|Unión|Europea|Cataluña|Baleares|Pitiusas|Mediterráneo|Navidad\w*|Semana|Santa|Pascua|Pentecostés|Año|Nuevo|Nochevieja|Nochebuena|Reyes|Viernes|América|África|Sáhara|Norte|Sur|Internet|Wi-?[Ff]i|Bluetooth)$/,
};

const mentions = (text: string, name: string): boolean => plain(text).includes(plain(name));

/** Without a genitive: "Ibiza’s". */
const stem = (name: string): string => plain(name.replace(/[’']s$/u, ''));

const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll('’', "'");
