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

/** A form of the entrance: one button, and one problem that its fields point to. */
export function AccessForm({ submit, problem: problemOf, send, children }: Props) {
  const { words } = useDesk();
  const id = useId();
  const [isAwake, setAwake] = useState(false);
  const [refusal, setRefusal] = useState<FunctionRefusal>();
  const problem = problemOf ? problemOf(refusal) : refusal && refusalText(words, refusal.code);
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
    <DeskForm onSend={(form) => sending.mutate(new FormData(form))}>
      <ProblemId value={problem === undefined ? undefined : id}>{children}</ProblemId>
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
    </DeskForm>
  );
}

/** A field of such a form, which has to be filled in. */
export function AccessField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const problem = useContext(ProblemId);
  return (
    <label>
      {label}
      <input required {...input} {...(problem && { 'aria-invalid': true, 'aria-describedby': problem })} />
    </label>
  );
}

/** Where the form says what is wrong; nowhere as long as nothing is. */
const ProblemId = createContext<string | undefined>(undefined);

type Props = {
  submit: string;
  /** What is said of a refusal, and before there is one; without it the words of its code. */
  problem?: (refusal: FunctionRefusal | undefined) => ReactNode;
  /** Gets what was typed into a field by its name; throws a `DeskRefusal`. */
  send: (typed: (name: string) => string) => Promise<void>;
  children: ReactNode;
};
