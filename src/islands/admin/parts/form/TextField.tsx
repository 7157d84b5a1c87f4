import type { ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A field with one line of text. `TextArea` has several. */
export const TextField = ({ label, name, mark, hint, status, problem, unit, onText, ...input }: Props) => (
  <Field {...{ label, name, mark, hint, status, problem, unit }}>
    {(field) => <input {...field} {...input} onChange={({ target }) => onText?.(target.value)} />}
  </Field>
);

export const TextArea = ({ label, name, mark, hint, status, problem, onText, ...input }: AreaProps) => (
  <Field {...{ label, name, mark, hint, status, problem }}>
    {(field) => <textarea {...field} {...input} onChange={({ target }) => onText(target.value)} />}
  </Field>
);

type Labels = Omit<ComponentProps<typeof Field>, 'children'>;

type Props = Labels &
  Omit<ComponentProps<'input'>, 'name' | 'onChange'> & { onText?: (text: string) => void };

type AreaProps = Labels &
  Omit<ComponentProps<'textarea'>, 'name' | 'onChange'> & { onText: (text: string) => void };
