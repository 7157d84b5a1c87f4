import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { FieldPath } from '#core/business/business.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { fill } from '#i18n/fill.ts';
import { $businessForm, boundTo } from '#stores/business-form.ts';
import { Field } from '../../parts/form/Field.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { inputOf } from '../fields.ts';

/** A price of the list, in one box with what it is for (`children`). Once changed, it also says what is saved. */
export function PriceField({ path, label, hint, typed, problemOf, children }: Props) {
  const { before } = useDesk().words.business;
  const saved = useStore($businessForm)?.stored[path] ?? '';
  const { value, onText, name } = boundTo(typed, path);
  const { unit, ...input } = inputOf(path);
  const was = [saved === '' ? '–' : saved, unit].join('\u00a0');
  return (
    <Field
      {...{ label, name, unit }}
      hint={value === saved ? hint : fill(before, { value: was })}
      problem={problemOf(path)}
    >
      {(field) => (
        <>
          <input
            {...field}
            {...input}
            value={value}
            data-changed={value !== saved}
            autoComplete="off"
            onChange={({ target }) => onText(target.value)}
          />
          {children}
        </>
      )}
    </Field>
  );
}

type Props = {
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
  children?: ReactNode;
};
