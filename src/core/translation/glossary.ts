import type { Locale } from '../locale.ts';

/**
 * Words of the trade, and what they are called in each language; a translator is given the first of several.
 * The forms are beginnings: "huissleutel" is found in "huissleutels".
 */
export const glossary: Term[] = [
  { nl: ['finca'], en: ['finca'], es: ['finca'], de: ['Finca'] },
  {
    nl: ['sleutelbeheer'],
    en: ['key management', 'key holding', 'key-holding', 'key handling'],
    es: ['gestión de llaves', 'gestión de las llaves', 'custodia de llaves'],
    de: ['Schlüsselverwaltung', 'Schlüsselmanagement', 'Schlüsselverwahrung'],
  },
  {
    nl: ['sleuteloverdracht'],
    en: ['key handover', 'handover of', 'handing over'],
    es: ['entrega de llaves', 'entrega de las llaves'],
    de: ['Schlüsselübergabe'],
  },
  {
    nl: ['zwembadonderhoud'],
    en: ['pool maintenance', 'pool care'],
    es: ['mantenimiento de la piscina', 'mantenimiento de piscinas', 'mantenimiento de su piscina'],
    de: ['Poolpflege', 'Poolwartung'],
  },
  {
    nl: ['tuinonderhoud'],
    en: ['garden care', 'garden maintenance', 'gardening'],
    es: ['cuidado del jardín', 'mantenimiento del jardín', 'jardinería'],
    de: ['Gartenpflege'],
  },
  { nl: ['offerte'], en: ['quote', 'quotation'], es: ['presupuesto'], de: ['Angebot'] },
  {
    nl: ['vakantieverhuur'],
    en: ['holiday rental', 'holiday let', 'holiday-let'],
    es: ['alquiler vacacional', 'alquileres vacacionales', 'alquiler turístico'],
    de: ['Ferienvermietung', 'Vermietung an Feriengäste'],
  },
  { nl: ['btw'], en: ['VAT'], es: ['IVA'], de: ['MwSt', 'Mehrwertsteuer'] },
];

/** Names that are the same in every language. A list holds the writings that count as one name. */
export const fixedNames: string[][] = [
  ['Ibiza', 'Eivissa'],
  ['Formentera'],
  ['Dalt Vila'],
  ['Es Vedrà'],
  ['Talamanca'],
  ['Bitcoin'],
  ['ISO 9001'],
  ['IGJ'],
  ...['Santa Eulària', 'Santa Gertrudis', 'Sant Antoni', 'Sant Josep', 'Sant Joan', 'Sant Miquel'].map(
    (town) => [town],
  ),
  ...['Santa Eulalia', 'San Antonio', 'San José', 'San Juan', 'San Miguel'].map((town) => [town]),
];

/**
 * The terms a Dutch text uses, each with what it has to be called.
 * @example termsIn('Goed sleutelbeheer', 'en')[0]?.accepted[0] // => 'key management'
 */
export const termsIn = (text: string, locale: Locale): UsedTerm[] =>
  glossary
    .map((term) => ({ term: term.nl[0] ?? '', forms: term.nl, accepted: term[locale] }))
    .filter(({ forms }) => forms.some((form) => beginsAWord(form, text)));

const beginsAWord = (form: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${form}`, 'iu').test(text);

type Term = Record<Locale, string[]>;
export type UsedTerm = { term: string; accepted: string[] };
