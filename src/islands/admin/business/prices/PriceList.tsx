import type { ComponentProps, ReactNode } from 'react';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { pricedExtras } from '#core/quote/price-lists.ts';
import { monthlyServices } from '#core/services.ts';
import { fill } from '#i18n/fill.ts';
import { monthlyUnit } from '#i18n/prices/standard-units.ts';
import { boundTo } from '#stores/business-form.ts';
import { Check } from '../../parts/form/Check.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { ExtraPrice } from './ExtraPrice.tsx';
import { PriceField } from './PriceField.tsx';
import { TranslatedFields } from '../TranslatedFields.tsx';

/** The packages, the extras with what their price is for, and what single services cost. */
export function PriceList({ isBrief = false, typed, problemOf }: Props) {
  const { words, language } = useDesk();
  const texts = words.business;
  const shown = { typed, problemOf };
  const monthly = (price: Pick<ComponentProps<typeof PriceField>, 'path' | 'label' | 'hint'>) => (
    <PriceField key={price.path} {...price} {...shown}>
      <span>{monthlyUnit[language]}</span>
    </PriceField>
  );
  return (
    <>
      <Group title={texts.packagePrices}>
        {monthly({
          path: 'prices.baseCents',
          label: texts.fields['prices.baseCents'],
          hint: texts.hints['prices.baseCents'],
        })}
        <PriceField
          path="prices.rentalFeePercent"
          label={texts.fields['prices.rentalFeePercent']}
          {...shown}
        />
      </Group>
      <Group title={texts.extraPrices}>
        {pricedExtras.map((id) => (
          <ExtraPrice key={id} id={id} {...shown} />
        ))}
        <WithoutVat typed={typed} />
      </Group>
      <Group title={texts.singlePrices}>
        {monthlyServices.map((id) =>
          monthly({ path: `singlePrices.${id}`, label: texts.standardNames.services[id].title }),
        )}
      </Group>
      {!isBrief && (
        <fieldset className="desk-field">
          <legend>{texts.conditions}</legend>
          <TranslatedFields
            path="rentalFeeOf"
            legend={texts.rentalFeeOf}
            hint={texts.rentalFeeOfHint}
            {...shown}
          />
        </fieldset>
      )}
    </>
  );
}

/** Which extras have a price without VAT. Folded, because consumers may not see such prices. */
function WithoutVat({ typed }: { typed: FieldTexts }) {
  const { withoutVat, withoutVatOf, vatHint, fields } = useDesk().words.business;
  return (
    <details>
      <summary>{withoutVat}</summary>
      <div className="stack gap-1">
        <p className="soft">{vatHint}</p>
        {pricedExtras.map((id) => {
          const { name, value, onText } = boundTo(typed, `names.withoutVat.${id}`);
          return (
            <Check
              key={id}
              name={name}
              label={fill(withoutVatOf, { extra: fields[`prices.extras.${id}`] })}
              checked={value === 'yes'}
              onChange={(isChecked) => onText(isChecked ? 'yes' : '')}
            />
          );
        })}
      </div>
    </details>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="price-group desk-field">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** `isBrief` leaves out what is not a price. */
type Props = {
  isBrief?: boolean | undefined;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
