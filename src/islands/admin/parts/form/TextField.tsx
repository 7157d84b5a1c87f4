import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';

/** A field with one line of text. `TextArea` has several. */
export function TextField({
  label,
  name,
  mark,
  tone,
  hint,
  status,
  problem,
  unit,
  maxLength,
  onText,
  ...input
}: Props) {
  const [typed, setTyped] = useState(input.defaultValue);
  const text = String(input.value ?? typed ?? '');
  return (
    <Field {...{ label, name, mark, tone, hint, status, problem, unit, text, maxLength }}>
      {(field) => (
        <input
          {...field}
          {...input}
          onChange={({ target }) => {
            setTyped(target.value);
            onText?.(target.value);
          }}
        />
      )}
    </Field>
  );
}

export const TextArea = ({
  label,
  name,
  mark,
  tone,
  hint,
  status,
  problem,
  maxLength,
  onText,
  ...input
}: AreaProps) => (
  <Field {...{ label, name, mark, tone, hint, status, problem, text: input.value, maxLength }}>
    {(field) => <textarea {...field} {...input} onChange={({ target }) => onText(target.value)} />}
  </Field>
);

type Labels = Omit<ComponentProps<typeof Field>, 'children' | 'text'>;

type Props = Labels &
  Omit<ComponentProps<'input'>, 'name' | 'onChange'> & { onText?: (text: string) => void };

type AreaProps = Labels &
  Omit<ComponentProps<'textarea'>, 'name' | 'onChange' | 'value'> & {
    value: string;
    onText: (text: string) => void;
  };
