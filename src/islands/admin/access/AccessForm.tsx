import { useEffect, useId, useState, type ReactNode } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';

/** A form of the entrance: one button, and one problem that its fields point to. */
export function AccessForm({ words, submit, problem, send, children }: Props) {
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  const [isBusy, setBusy] = useState(false);

  // Before the script is there, the browser itself would send the form, with a password in the address.
  useEffect(() => setAwake(true), []);

  async function run(form: HTMLFormElement) {
    const typed = new FormData(form);
    setBusy(true);
    await send((name) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    });
    setBusy(false);
  }

  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        void run(event.currentTarget);
      }}
    >
      {children(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      {problem !== undefined && (
        <div className="desk-problem" id={id} role="alert">
          {problem}
        </div>
      )}
      <button type="submit" className="button" disabled={isBusy || !isAwake}>
        {isBusy ? words.access.busy : submit}
      </button>
    </form>
  );
}

type Props = {
  words: DeskWords;
  submit: string;
  problem: ReactNode | undefined;
  /** Gets what was typed into a field by its name. */
  send: (typed: (name: string) => string) => Promise<void>;
  children: (describedBy: { 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
};
