import { useEffect, useId, useState } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { openWithToken } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';

/** Asks for the shared token and exchanges it for a session. `refused` is why the token of the address was not taken. */
export function Gate({ words, refused }: { words: DeskWords; refused: string | undefined }) {
  const field = useId();
  const [awake, setAwake] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const problem = refusal ?? refused;

  // Before the script is there, the browser itself would send the form, with the token in the address.
  useEffect(() => setAwake(true), []);

  const opening = useDeskAction({
    run: openWithToken,
    done: () => {
      setRefusal(undefined);
      showToast({ tone: 'success', title: words.gate.saved, text: words.gate.savedText });
    },
    refused: (cause) => setRefusal(refusalCode(cause)),
  });

  return (
    <>
      <h1>{words.gate.title}</h1>
      <p>{words.gate.hint}</p>
      <form
        className="desk-form"
        onSubmit={(event) => {
          event.preventDefault();
          const token = new FormData(event.currentTarget).get('token');
          if (typeof token === 'string') opening.mutate(token.trim());
        }}
      >
        {/* For password managers, which file the token under a name. */}
        <input name="username" autoComplete="username" value={tokenName} readOnly hidden />
        <label htmlFor={field}>{words.gate.label}</label>
        <input
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
        {/* Disabled, it would lose the focus; a second press does nothing. */}
        <button type="submit" className="button" disabled={!awake} aria-disabled={opening.isPending}>
          {opening.isPending ? words.gate.saving : words.gate.save}
        </button>
      </form>
      <noscript>
        <p>{words.gate.noScript}</p>
      </noscript>
    </>
  );
}

/** The name under which a password manager keeps the token. */
const tokenName = 'admin';
