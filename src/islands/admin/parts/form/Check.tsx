import type { ComponentProps } from 'react';

/** A box to tick, with its label. */
export const Check = ({ label, onChange, ...input }: Props) => (
  <label className="desk-check">
    <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
    {label}
  </label>
);

type Props = Omit<ComponentProps<'input'>, 'onChange'> & {
  label: string;
  onChange: (isChecked: boolean) => void;
};
