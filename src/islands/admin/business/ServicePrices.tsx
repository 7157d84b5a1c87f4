import type { FieldTexts } from '#core/business/field-texts.ts';
import { monthlyServices } from '#core/services.ts';
import { boundTo } from '#stores/business-form.ts';
import { TextField } from '../parts/form/TextField.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { TranslatedFields } from './TranslatedFields.tsx';
import { inputOf } from './fields.ts';

/** What single services cost, and what the fee for rental management is a share of. */
export function ServicePrices({ typed, problemOf }: Props) {
  const { singlePrices, rentalFeeOf, rentalFeeOfHint, standardNames } = useDesk().words.business;
  return (
    <>
      <fieldset className="stack desk-field">
        <legend>{singlePrices}</legend>
        {monthlyServices.map((id) => {
          const path = `singlePrices.${id}` as const;
          const label = standardNames.services[id].title;
          return (
            <TextField
              key={path}
              {...{ ...boundTo(typed, path), ...inputOf(path), label, problem: problemOf(path) }}
            />
          );
        })}
      </fieldset>
      <TranslatedFields
        path="rentalFeeOf"
        legend={rentalFeeOf}
        hint={rentalFeeOfHint}
        {...{ typed, problemOf }}
      />
    </>
  );
}

type Props = { typed: FieldTexts; problemOf: (path: string) => string | undefined };
