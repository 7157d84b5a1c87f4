import { allExtras } from '#core/quote/prices.ts';
import { services } from '#core/services.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { useDesk } from '../parts/use-desk.ts';
import { TranslatedFields } from './TranslatedFields.tsx';

export function OwnNames(shown: { typed: FieldTexts; problemOf: (path: string) => string | undefined }) {
  const { standardNames } = useDesk().words.business;
  const named = [
    ...services.map((id) => ({ path: `names.services.${id}`, legend: standardNames.services[id].title })),
    ...allExtras.map((id) => ({ path: `names.extras.${id}`, legend: standardNames.extras[id] })),
  ];
  return named.map(({ path, legend }) => <TranslatedFields key={path} {...{ path, legend, ...shown }} />);
}
