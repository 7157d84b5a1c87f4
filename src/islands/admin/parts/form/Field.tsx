import { useId, type ReactNode } from 'react';
import { useDesk } from '../use-desk.ts';
import { Problem } from './Problem.tsx';
import { tooLong } from './too-long.ts';

/** A field with its label, hint and problem, which screen readers connect with the input. */
export function Field({
  label,
  name,
  mark,
  tone = 'open',
  hint,
  status,
  problem: other,
  unit,
  text = '',
  maxLength,
  children,
}: Props) {
  const id = useId();
  const excess = tooLong({ text, max: maxLength }, useDesk().words);
  const problem = excess ?? other;
  const notes = Object.entries({ mark, unit, hint, status, problem }).flatMap(([note, text]) =>
    text === undefined ? [] : [`${id}-${note}`],
  );
  const control = children({
    id,
    name,
    'aria-invalid': problem === undefined ? undefined : true,
    'data-too-long': excess === undefined ? undefined : true,
    'aria-describedby': notes.length === 0 ? undefined : notes.join(' '),
  });
  return (
    <div className="stack gap-2 desk-field">
      <label htmlFor={id}>{label}</label>
      {mark !== undefined && (
        <span className="desk-mark" data-tone={tone} id={`${id}-mark`}>
          {mark}
        </span>
      )}
      {unit === undefined ? (
        control
      ) : (
        <div className="row gap-2">
          {control}
          <span id={`${id}-unit`} data-unit={unit}>
            {unit}
          </span>
        </div>
      )}
      {hint !== undefined && (
        <p className="soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {status !== undefined && (
        <p className="soft" id={`${id}-status`} role="status">
          {status}
        </p>
      )}
      <Problem id={`${id}-problem`} text={problem} />
    </div>
  );
}

type Props = {
  label: string;
  name: string;
  /** A sign beside the label, such as “Example”. */
  mark?: string | undefined;
  /** Why it has the sign: something is to do, or something was done. */
  tone?: 'open' | 'changed' | undefined;
  hint?: string | undefined;
  /** Screen readers announce a change of this text. Pass '' instead of undefined, or the first change is silent. */
  status?: string | undefined;
  problem?: string | undefined;
  /** Shown beside the input, such as €. */
  unit?: string | undefined;
  /** What is typed, if `maxLength` limits it. */
  text?: string | undefined;
  maxLength?: number | undefined;
  children: (field: {
    id: string;
    name: string;
    'aria-invalid': true | undefined;
    'data-too-long': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
};
