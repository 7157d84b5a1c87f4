import { useId, type ReactNode } from 'react';

/** A labelled field with its hint and its problem, tied together for screen readers. */
export function Field({ label, name, hint, problem, children }: Props) {
  const id = useId();
  const notes = [hint === undefined ? '' : `${id}-hint`, problem === undefined ? '' : `${id}-problem`].filter(
    Boolean,
  );
  return (
    <div className="desk-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        name,
        'aria-invalid': problem === undefined ? undefined : true,
        'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
      })}
      {hint !== undefined && (
        <p className="desk-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {problem !== undefined && (
        <p className="desk-problem" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}

type Props = {
  label: string;
  name: string;
  hint?: string;
  problem: string | undefined;
  children: (field: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};
