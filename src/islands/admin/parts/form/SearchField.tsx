import { useId, useRef } from 'react';
import { NavIcon } from '../drawings/NavIcon.tsx';
import { useDesk } from '../use-desk.ts';

/** The search field above a list. It says itself what it searches. */
export function SearchField({ label, value, onText }: Props) {
  const { clear } = useDesk().words.frame.search;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="search-field">
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <NavIcon name="search" />
      <input
        ref={input}
        id={id}
        type="search"
        placeholder={label}
        maxLength={200}
        autoComplete="off"
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      {value !== '' && (
        <button
          type="button"
          className="desk-icon"
          aria-label={clear}
          title={clear}
          onClick={() => {
            onText('');
            input.current?.focus();
          }}
        >
          <NavIcon name="close" />
        </button>
      )}
    </div>
  );
}

type Props = { label: string; value: string; onText: (text: string) => void };
