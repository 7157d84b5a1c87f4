import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

export const TextField = ({ label, name, hint, status, problem, onText, ...input }: Props) => (
  <Field {...{ label, name, hint, status, problem }}>
    {(field) => <input {...field} {...input} onChange={({ target }) => onText?.(target.value)} />}
  </Field>
);

type Props = Omit<ComponentProps<typeof Field>, 'children'> &
  Omit<ComponentProps<'input'>, 'name' | 'onChange'> & { onText?: (text: string) => void };
