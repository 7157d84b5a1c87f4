import type { FieldTexts } from '#core/business/field-texts.ts';
import { pricedExtras } from '#core/quote/price-lists.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo } from '#stores/business-form.ts';
import { Check } from '../parts/form/Check.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { TranslatedFields } from './TranslatedFields.tsx';

/** What the price of an extra is for, such as an hour, and whether it includes VAT. */
export function PriceUnit({ path, typed, problemOf }: Props) {
  const { standardNames, unitOf, withoutVat } = useDesk().words.business;
  const id = pricedExtras.find((extra) => path === `prices.extras.${extra}`);
  if (id === undefined) return null;
  const named = { extra: standardNames.extras[id] };
  const { name, value, onText } = boundTo(typed, `names.withoutVat.${id}`);
  return (
    <>
      <TranslatedFields path={`names.units.${id}`} legend={fill(unitOf, named)} {...{ typed, problemOf }} />
      <Check
        name={name}
        label={fill(withoutVat, named)}
        checked={value === 'yes'}
        onChange={(isChecked) => onText(isChecked ? 'yes' : '')}
      />
    </>
  );
}

type Props = { path: string; typed: FieldTexts; problemOf: (path: string) => string | undefined };
