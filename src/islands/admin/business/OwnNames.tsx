import { allExtras } from '#core/quote/price-lists.ts';
import { services } from '#core/services.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { useDesk } from '../parts/use-desk.ts';
import { TranslatedFields, type TranslatedPath } from './TranslatedFields.tsx';

/** The owner’s own names for services and extras, in place of the standard ones. */
export function OwnNames(shown: { typed: FieldTexts; problemOf: (path: string) => string | undefined }) {
  const { standardNames } = useDesk().words.business;
  const translated: { path: TranslatedPath; legend: string }[] = [
    ...services.map((id) => ({
      path: `names.services.${id}` as const,
      legend: standardNames.services[id].title,
    })),
    ...allExtras.map((id) => ({ path: `names.extras.${id}` as const, legend: standardNames.extras[id] })),
  ];
  return translated.map(({ path, legend }) => (
    <TranslatedFields key={path} {...{ path, legend, ...shown }} />
  ));
}
