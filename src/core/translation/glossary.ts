import type { Glossary } from '../language/names/glossary-entry.ts';
import type { Locale } from '../locale.ts';

/** Returns the terms of the glossary that a Dutch text uses, with their accepted translations. */
export const termsIn = (text: string, locale: Locale, own: Glossary = []): UsedTerm[] =>
  [...terms, ...own]
    .filter(({ nl: [term = ''], [locale]: accepted }) => accepted.length > 0 && isWordIn(term, text))
    .map(({ nl: [term = ''], [locale]: accepted }) => ({ term, accepted }));

/** Also finds the plural, but not another word such as "sleutelbeheerder" for "sleutelbeheer". */
const isWordIn = (form: string, text: string): boolean =>
  new RegExp(`(?<!\\p{L})${form}(?:['’]?s|e?n)?(?!\\p{L})`, 'iu').test(text);

/** Dutch terms, each with the beginnings of its accepted translations. The prompt names only the first translation. */
const terms: Record<Locale, string[]>[] = `
finca | finca | finca | Finca
sleutelbeheer | key holding, key-holding, key management, key handling | custodia de llaves, custodia de las llaves, gestión de llaves, gestión de las llaves | Schlüsselverwaltung, Schlüsselmanagement, Schlüsselverwahrung
sleuteloverdracht | key handover, handover of, handing over, hand over the keys | entrega de llaves, entrega de las llaves | Schlüsselübergabe
zwembadonderhoud | pool maintenance, pool care | mantenimiento de la piscina, mantenimiento de piscinas, mantenimiento de su piscina | Poolpflege, Poolwartung
tuinonderhoud | garden care, garden maintenance, gardening | cuidado del jardín, mantenimiento del jardín, jardinería | Gartenpflege
offerte | quote, quotation | presupuesto | Angebot
vakantieverhuur | holiday rental, holiday let, holiday-let | alquiler vacacional, alquileres vacacionales, alquiler turístico | Ferienvermietung, Vermietung an Feriengäste
btw | VAT | IVA | MwSt, Mehrwertsteuer
waterreservoir | cistern, water tank | aljibe, cisterna, depósito de agua | Zisterne, Wassertank, Wasserspeicher
septische put | septic tank | fosa séptica, pozo séptico | Klärgrube, Sickergrube
wisselschoonmaak | changeover clean | limpieza de cambio, limpieza entre | Wechselreinigung, Zwischenreinigung
meterkast | fuse box, fusebox, consumer unit, meter cupboard | cuadro eléctrico, cuadro de luz | Sicherungskasten, Zählerschrank, Stromkasten`
  .trim()
  .split('\n')
  .map((line) => {
    const [nl = [], en = [], es = [], de = []] = line.split(' | ').map((forms) => forms.split(', '));
    return { nl, en, es, de };
  });

export type UsedTerm = { term: string; accepted: readonly string[] };
