import { useId } from 'react';
import { NavIcon } from '../drawings/NavIcon.tsx';

/** The search field above a list. It says itself what it searches. */
export function SearchField({ label, value, onText }: Props) {
  const id = useId();
  return (
    <div className="search-field">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <NavIcon name="search" />
      <input
        id={id}
        type="search"
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
    </div>
  );
}

type Props = { label: string; value: string; onText: (text: string) => void };
