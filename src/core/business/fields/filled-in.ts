import { isLocale } from '../../locale.ts';
import { businessProblems, type FieldPath } from '../business.ts';
import { detailsIn, fieldKinds, type FieldTexts } from '../field-texts.ts';
import { sectionOf, type SectionName } from './sections.ts';

/**
 * Counts what an owner has filled in of a section. Examples, and required fields without a text, are missing. `n` counts what
 * a list has, such as questions; a detail in several languages counts once.
 * @example filledIn('identity', { texts: { name: 'Sol', legalName: 'Sol SL' }, examples: [] }) // => { n: 2, required: 2, missing: ['taxNumber'] }
 */
export function filledIn(section: SectionName, { texts, examples }: Filling): FilledIn {
  const paths = (Object.keys(fieldKinds) as FieldPath[]).filter(
    (path) =>
      sectionOf(path) === section && fieldKinds[path].input.control !== 'checkbox' && !besideList.test(path),
  );
  const isFilledIn = (path: FieldPath) => (texts[path] ?? '') !== '' && !examples.includes(path);
  const entriesIn = (path: FieldPath) => {
    if (!isFilledIn(path)) return 0;
    return fieldKinds[path].countsLines ? (texts[path] ?? '').split('\n').length : 1;
  };
  const details = [...Map.groupBy(paths, detailOf).values()];
  return {
    n: details.reduce((sum, fields) => sum + Math.max(...fields.map(entriesIn)), 0),
    required: paths.filter(isRequired).length,
    missing: paths.filter((path) => examples.includes(path) || (isRequired(path) && !isFilledIn(path))),
  };
}

/** What says more about the entries of a list, but is none: units and conditions of prices, holidays, the author. */
const besideList = /^(names\.units\.|rentalFeeOf\.|holidays$|blogWriter$)/;

/** Whether every business must fill in a field. */
export const isRequired = (path: string): boolean => path in problemsOfNothing;

const problemsOfNothing = businessProblems(
  detailsIn(Object.fromEntries(Object.keys(fieldKinds).map((path) => [path, '']))),
);

/** The detail of which a field is a part, such as one language. @example detailOf('faq.nl') // => 'faq' */
export function detailOf(path: string): string {
  const names = path.split('.');
  if (['hours', 'people', 'testimonials'].includes(names[0] ?? '')) return names.slice(0, 2).join('.');
  return names.filter((name) => !isLocale(name)).join('.');
}

type Filling = { texts: FieldTexts; examples: readonly string[] };

type FilledIn = { n: number; required: number; missing: string[] };
