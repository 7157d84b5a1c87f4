import type { ReactNode } from 'react';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { pricedExtras } from '#core/quote/price-lists.ts';
import { monthlyServices } from '#core/services.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { PriceField } from './PriceField.tsx';
import { PriceUnit } from './PriceUnit.tsx';
import { TranslatedFields } from '../TranslatedFields.tsx';

/** The packages, the extras with what their price is for, and what single services cost. */
export function PriceList({ typed, problemOf }: Props) {
  const texts = useDesk().words.business;
  const price = (path: Parameters<typeof PriceField>[0]['path'], label: string, hint?: string) => (
    <PriceField key={path} {...{ path, label, hint, typed, problemOf }} />
  );
  return (
    <>
      <Group title={texts.packagePrices}>
        {price('prices.baseCents', texts.fields['prices.baseCents'], texts.hints['prices.baseCents'])}
        {price('prices.rentalFeePercent', texts.fields['prices.rentalFeePercent'])}
        <TranslatedFields
          path="rentalFeeOf"
          legend={texts.rentalFeeOf}
          hint={texts.rentalFeeOfHint}
          {...{ typed, problemOf }}
        />
      </Group>
      <Group title={texts.extraPrices}>
        {pricedExtras.map((id) => (
          <div key={id} className="price-row">
            {price(`prices.extras.${id}`, texts.fields[`prices.extras.${id}`])}
            <PriceUnit {...{ id, typed, problemOf }} />
          </div>
        ))}
        <p className="soft">{texts.vatHint}</p>
      </Group>
      <Group title={texts.singlePrices}>
        {monthlyServices.map((id) => price(`singlePrices.${id}`, texts.standardNames.services[id].title))}
      </Group>
    </>
  );
}

const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className="price-group desk-field">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

type Props = { typed: FieldTexts; problemOf: (path: string) => string | undefined };
