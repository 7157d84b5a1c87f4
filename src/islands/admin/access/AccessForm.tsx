import {
  createContext,
  useContext,
  useEffect,
  useId,
  useRef,
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

/** A form about access, such as signing in. Says why the server refused it, and lets the editor try again. */
export function AccessForm(props: Props) {
  const { submit, busy, isToBeRepeated, refused, problem: problemOf, send, children } = props;
  const { words } = useDesk();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isAwake, setAwake] = useState(false);
  const [refusal, setRefusal] = useState<FunctionRefusal>();
  const shown = refusal ?? refused;
  const problem = problemOf ? problemOf(refusal) : shown && refusalText(words, shown);
  const sending = useDeskAction({
    run: (typed: FormData) =>
      send((name) => {
        const value = typed.get(name);
        return typeof value === 'string' ? value : '';
      }),
    onSuccess: () => setRefusal(undefined),
    onError: (cause) => setRefusal(refusalOf(cause)),
  });

  // The button is disabled until hydration, because the browser itself would submit the password in the URL.
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (isAwake && isToBeRepeated) button.current?.focus();
  }, [isAwake, isToBeRepeated]);

  return (
    <DeskForm onSend={(form) => sending.mutate(new FormData(form))}>
      <ProblemId value={problem === undefined ? undefined : id}>{children}</ProblemId>
      {problem !== undefined && (
        <div className="problem" id={id} role="alert">
          {problem}
        </div>
      )}
      <Button
        variant="main"
        text={sending.isPending ? (busy ?? words.access.busy) : submit}
        ref={button}
        type="submit"
        disabled={!isAwake}
        busy={sending.isPending}
      />
    </DeskForm>
  );
}

export function AccessField({ label, ...input }: ComponentProps<'input'> & { label: string }) {
  const problem = useContext(ProblemId);
  return (
    <label>
      {label}
      <input required {...input} {...(problem && { 'aria-invalid': true, 'aria-describedby': problem })} />
    </label>
  );
}

export const CodeField = ({ label }: { label: string }) => (
  <AccessField
    label={label}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9]{6}"
  />
);

const ProblemId = createContext<string | undefined>(undefined);

type Props = {
  submit: string;
  busy?: string;
  /** Whether the form is filled in and only has to be sent again. The button then gets the focus. */
  isToBeRepeated?: boolean;
  /** Why an earlier step refused, for example a session. Shown until the form itself is refused. */
  refused?: string | undefined;
  /** Returns the text to show instead of the usual text of a refusal. `refusal` is undefined before any refusal. */
  problem?: (refusal: FunctionRefusal | undefined) => ReactNode;
  /** Sends the form or throws a `DeskRefusal`. `typed` returns a field’s value by name. */
  send: (typed: (name: string) => string) => Promise<void>;
  children: ReactNode;
};
