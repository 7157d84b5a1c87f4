import type { FieldTexts } from '#core/business/field-texts.ts';
import { sourceFirst, sourceLocale } from '#core/locale.ts';
import type { PricedExtra } from '#core/quote/price-lists.ts';
import { fill } from '#i18n/fill.ts';
import { boundTo } from '#stores/business-form.ts';
import { Check } from '../../parts/form/Check.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { LanguageFields } from '../LanguageFields.tsx';

/** What the price of an extra is for, such as an hour, and whether it includes VAT. Folded, it shows what is set. */
export function PriceUnit({ id, typed, problemOf }: Props) {
  const { standardNames, unitOf, unitAndVat, noUnit, withoutVat } = useDesk().words.business;
  const extra = standardNames.extras[id];
  const path = `names.units.${id}` as const;
  const unit = typed[`${path}.${sourceLocale}`] ?? '';
  const { name, value, onText } = boundTo(typed, `names.withoutVat.${id}`);
  const isWrong = sourceFirst.some((locale) => problemOf(`${path}.${locale}`) !== undefined);
  return (
    <details open={isWrong}>
      <summary title={unitAndVat}>
        <span className="visually-hidden">
          {extra}: {unitAndVat}{' '}
        </span>
        {unit === '' ? noUnit : <span lang={sourceLocale}>{unit}</span>}
      </summary>
      <div className="stack">
        <fieldset className="stack desk-field">
          <legend>{fill(unitOf, { extra })}</legend>
          <LanguageFields {...{ path, typed, problemOf }} />
        </fieldset>
        <Check
          name={name}
          label={fill(withoutVat, { extra })}
          checked={value === 'yes'}
          onChange={(isChecked) => onText(isChecked ? 'yes' : '')}
        />
      </div>
    </details>
  );
}

type Props = {
  id: PricedExtra;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
