import { isLocale } from '../../locale.ts';
import { fieldKinds, type FieldTexts } from '../field-texts.ts';
import { sectionOf, type SectionName } from './sections.ts';

/**
 * Counts what an owner has filled in of a section. A detail in several languages counts once, and an example does not.
 * `all` is undefined where an owner need not fill in everything, such as in the list of people.
 * @example filledIn('partner', { texts: { 'partner.name': 'Sol', 'partner.url': '' }, examples: [] }) // => { n: 1, all: 2 }
 */
export function filledIn(section: SectionName, { texts, examples }: Filling): FilledIn {
  const paths = Object.entries(fieldKinds).flatMap(([path, { input }]) =>
    sectionOf(path) === section && input.control !== 'checkbox' && !/^names\.units\./.test(path)
      ? [path]
      : [],
  );
  const details = Map.groupBy(paths, detailOf);
  const isFilledIn = (path: string) => (texts[path] ?? '') !== '' && !examples.includes(path);
  const n = [...details.values()].filter((fields) => fields.some(isFilledIn)).length;
  return { n, all: seldomWhole.has(section) ? undefined : details.size };
}

/** The detail of which a field is a part, such as one language. @example detailOf('faq.nl') // => 'faq' */
export function detailOf(path: string): string {
  const names = path.split('.');
  if (['hours', 'people', 'testimonials'].includes(names[0] ?? '')) return names.slice(0, 2).join('.');
  return names.filter((name) => !isLocale(name)).join('.');
}

/** Parts of these sections are only for some businesses. */
const seldomWhole: ReadonlySet<SectionName> = new Set<SectionName>([
  'hours',
  'people',
  'names',
  'testimonials',
  'proof',
  'notice',
  'glossary',
  'legal',
  'settings',
  'services',
]);

type Filling = { texts: FieldTexts; examples: readonly string[] };

type FilledIn = { n: number; all: number | undefined };
