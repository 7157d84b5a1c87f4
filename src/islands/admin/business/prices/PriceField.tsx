import { useStore } from '@nanostores/react';
import type { FieldPath } from '#core/business/business.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { fill } from '#i18n/fill.ts';
import { $businessForm, boundTo } from '#stores/business-form.ts';
import { TextField } from '../../parts/form/TextField.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { inputOf } from '../fields.ts';

/** A price of the list. Once changed, it also says what is saved. */
export function PriceField({ path, label, hint, typed, problemOf }: Props) {
  const { before } = useDesk().words.business;
  const saved = useStore($businessForm)?.stored[path] ?? '';
  const bound = boundTo(typed, path);
  const input = inputOf(path);
  const was = [saved === '' ? '–' : saved, input.unit].join('\u00a0');
  return (
    <TextField
      {...bound}
      {...input}
      label={label}
      hint={bound.value === saved ? hint : fill(before, { value: was })}
      data-changed={bound.value !== saved}
      problem={problemOf(path)}
      autoComplete="off"
    />
  );
}

type Props = {
  path: FieldPath;
  label: string;
  hint?: string | undefined;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
