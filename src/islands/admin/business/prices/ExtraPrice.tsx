import { useState } from 'react';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { perLocale } from '#core/locale.ts';
import type { PricedExtra } from '#core/quote/price-lists.ts';
import { fill } from '#i18n/fill.ts';
import { standardUnits, unitOf, type StandardUnit } from '#i18n/prices/standard-units.ts';
import { typeIntoBusiness } from '#stores/business-form.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { TranslatedFields } from '../TranslatedFields.tsx';
import { PriceField } from './PriceField.tsx';

/** The price of an extra, and what it is for: a unit of the list, or one in the owner’s own words. */
export function ExtraPrice({ id, typed, problemOf }: Props) {
  const { words, language } = useDesk();
  const { fields, ownUnit, unitOf: label, withoutUnit } = words.business;
  const extra = fields[`prices.extras.${id}`];
  const path = `names.units.${id}` as const;
  // Until the first letter, nothing else says that the owner wants a unit of their own.
  const [isOwn, setOwn] = useState(false);
  const unit = isOwn ? 'own' : unitOf(perLocale((locale) => typed[`${path}.${locale}`] ?? ''));
  const choose = (chosen: typeof unit) => {
    setOwn(chosen === 'own');
    const texts = chosen === '' || chosen === 'own' ? perLocale(() => '') : standardUnits[chosen];
    typeIntoBusiness(
      Object.fromEntries(Object.entries(texts).map(([locale, text]) => [`${path}.${locale}`, text])),
    );
  };
  return (
    <div className="stack gap-3">
      <PriceField path={`prices.extras.${id}`} label={extra} {...{ typed, problemOf }}>
        <select
          aria-label={fill(label, { extra })}
          value={unit}
          onChange={({ target }) => choose(target.value as typeof unit)}
        >
          <option value="">{withoutUnit}</option>
          {(Object.keys(standardUnits) as StandardUnit[]).map((each) => (
            <option key={each} value={each}>
              {standardUnits[each][language]}
            </option>
          ))}
          <option value="own">{ownUnit}</option>
        </select>
      </PriceField>
      {unit === 'own' && <TranslatedFields legend={fill(label, { extra })} {...{ path, typed, problemOf }} />}
    </div>
  );
}

type Props = {
  id: PricedExtra;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
