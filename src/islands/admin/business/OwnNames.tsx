import { allExtras, pricedExtras } from '#core/quote/prices.ts';
import { services } from '#core/services.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo } from '#stores/business-form.ts';
import { Check } from '../parts/form/Check.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { TranslatedFields, type TranslatedPath } from './TranslatedFields.tsx';

export function OwnNames(shown: { typed: FieldTexts; problemOf: (path: string) => string | undefined }) {
  const { standardNames, unitOf, withoutVat, vatHint } = useDesk().words.business;
  const nameOf = (id: (typeof allExtras)[number]) => ({ extra: standardNames.extras[id] });
  const translated: { path: TranslatedPath; legend: string }[] = [
    ...services.map((id) => ({
      path: `names.services.${id}` as const,
      legend: standardNames.services[id].title,
    })),
    ...allExtras.map((id) => ({ path: `names.extras.${id}` as const, legend: standardNames.extras[id] })),
    ...pricedExtras.map((id) => ({ path: `names.units.${id}` as const, legend: fill(unitOf, nameOf(id)) })),
  ];
  return (
    <>
      {translated.map(({ path, legend }) => (
        <TranslatedFields key={path} {...{ path, legend, ...shown }} />
      ))}
      <p className="desk-hint">{vatHint}</p>
      {pricedExtras.map((id) => {
        const { name, value, onText } = boundTo(shown.typed, `names.withoutVat.${id}`);
        const change = (isChecked: boolean) => onText(isChecked ? 'yes' : '');
        const label = fill(withoutVat, nameOf(id));
        return <Check key={id} name={name} label={label} checked={value === 'yes'} onChange={change} />;
      })}
    </>
  );
}
