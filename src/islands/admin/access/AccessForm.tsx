import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { refusalOf, type FunctionRefusal } from '#session/desk-refusal.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/**
 * A form with one button for the pages before sign-in. The form shows one problem, and its fields refer to that problem.
 */
export function AccessForm({ submit, problem: problemOf, send, children }: Props) {
  const { words } = useDesk();
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  const [refusal, setRefusal] = useState<FunctionRefusal>();
  const problem = problemOf ? problemOf(refusal) : refusal && refusalText(words, refusal);
  const sending = useDeskAction({
    run: (typed: FormData) =>
      send((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value : '';
      }),
    done: () => setRefusal(undefined),
    refused: (cause) => setRefusal(refusalOf(cause)),
  });

  // Before hydration the browser itself would submit the form and put the password into the address. The button is
  // therefore disabled until hydration.
  useEffect(() => setAwake(true), []);

  return (
    <DeskForm onSend={(form) => sending.mutate(new FormData(form))}>
      <ProblemId value={problem === undefined ? undefined : id}>{children}</ProblemId>
      {problem !== undefined && (
        <div className="desk-problem" id={id} role="alert">
          {problem}
        </div>
      )}
      <Button
        variant="main"
        text={sending.isPending ? words.access.busy : submit}
        type="submit"
        disabled={!isAwake}
        busy={sending.isPending}
      />
    </DeskForm>
  );
}

/** A required field of an `AccessForm`. */
export function AccessField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const problem = useContext(ProblemId);
  return (
    <label>
      {label}
      <input required {...input} {...(problem && { 'aria-invalid': true, 'aria-describedby': problem })} />
    </label>
  );
}

/** The id of the element that shows the problem, if there is a problem. */
const ProblemId = createContext<string | undefined>(undefined);

type Props = {
  submit: string;
  /**
   * Returns the text to show. The argument is the refusal, or undefined if nothing was refused yet. By default, the text
   * explains the code of the refusal.
   */
  problem?: (refusal: FunctionRefusal | undefined) => ReactNode;
  /** Sends the form. `typed` returns the value of a field by its name. Throws a `DeskRefusal`. */
  send: (typed: (name: string) => string) => Promise<void>;
  children: ReactNode;
};
