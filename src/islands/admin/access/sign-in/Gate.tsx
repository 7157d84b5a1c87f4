import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef, useState } from 'react';
import { refusalCode } from '#session/desk-refusal.ts';
import { $unaskedToken, openWithToken } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { DeskForm } from '../../parts/form/DeskForm.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { useDeskAction } from '../../parts/use-desk-action.ts';
import { useDesk } from '../../parts/use-desk.ts';

/** Exchanges the shared token for a session. `refused` says why the server refused the token in the address. */
export function Gate({ refused }: { refused: string | undefined }) {
  const { words } = useDesk();
  const field = useId();
  const [awake, setAwake] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? refused;
  const unasked = useStore($unaskedToken);
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  // Disabled before hydration, because the browser would submit the token in the address.
  useEffect(() => setAwake(true), []);
  useEffect(() => {
    if (!awake || unasked === undefined || input.current === null) return;
    if (input.current.value === '') input.current.value = unasked;
    button.current?.focus();
  }, [awake, unasked]);

  const opening = useDeskAction({
    run: openWithToken,
    done: () => {
      setRefusal(undefined);
      showToast({ tone: 'success', title: words.gate.saved, text: words.gate.savedText });
    },
    refused: (cause) => {
      const code = refusalCode(cause);
      setRefusal(code);
      if (code === 'unreachable') button.current?.focus();
    },
  });

  return (
    <>
      <h1>{words.gate.title}</h1>
      <p>{words.gate.hint}</p>
      <DeskForm
        onSend={(form) => {
          const token = new FormData(form).get('token');
          if (typeof token === 'string') opening.mutate(token.trim());
        }}
      >
        {/* Password managers store the token only in a form that also has a user name. */}
        <input name="username" autoComplete="username" value={tokenName} readOnly hidden />
        <label htmlFor={field}>{words.gate.label}</label>
        <input
          ref={input}
          id={field}
          name="token"
          type="password"
          required
          autoComplete="current-password"
          placeholder={words.gate.placeholder}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : `${field}-problem`}
        />
        {problem !== undefined && (
          <p className="desk-problem" id={`${field}-problem`} role="alert">
            {refusalText(words, problem)}
          </p>
        )}
        <Button
          variant="main"
          text={opening.isPending ? words.gate.saving : words.gate.save}
          ref={button}
          type="submit"
          disabled={!awake}
          busy={opening.isPending}
        />
      </DeskForm>
      <noscript>
        <p>{words.gate.noScript}</p>
      </noscript>
    </>
  );
}

const tokenName = 'admin';
