import { useEffect, useId, useState, type ReactNode } from 'react';
import { refusalOf, type FunctionRefusal } from '#session/desk-refusal.ts';
import { Button } from '../parts/Button.tsx';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** A form of the entrance: one button, and one problem that its fields point to. */
export function AccessForm({ submit, problem: problemOf, send, children }: Props) {
  const { words } = useDesk();
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  const [refusal, setRefusal] = useState<FunctionRefusal>();
  const problem = problemOf(refusal);
  const sending = useDeskAction({
    run: (typed: FormData) =>
      send((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value : '';
      }),
    done: () => setRefusal(undefined),
    refused: (cause) => setRefusal(refusalOf(cause)),
  });

  // Before the script is there, the browser itself would send the form, with a password in the address.
  useEffect(() => setAwake(true), []);

  return (
    <form
      className="desk-form"
      onSubmit={(event) => {
        event.preventDefault();
        sending.mutate(new FormData(event.currentTarget));
      }}
    >
      {children(problem === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': id })}
      {problem !== undefined && (
        <div className="desk-problem" id={id} role="alert">
          {problem}
        </div>
      )}
      <Button
        look="main"
        text={sending.isPending ? words.access.busy : submit}
        type="submit"
        disabled={!isAwake}
        busy={sending.isPending}
      />
    </form>
  );
}

type Props = {
  submit: string;
  /** What is said of a refusal, and before there is one. */
  problem: (refusal: FunctionRefusal | undefined) => ReactNode;
  /** Gets what was typed into a field by its name; throws a `DeskRefusal`. */
  send: (typed: (name: string) => string) => Promise<void>;
  children: (describedBy: { 'aria-invalid'?: true; 'aria-describedby'?: string }) => ReactNode;
};
