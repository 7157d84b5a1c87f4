import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { refusalCode } from '#session/desk-refusal.ts';
import { $uncheckedToken, openWithToken } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { AccessField, AccessForm } from '../AccessForm.tsx';

/** Exchanges the shared token for a session. `refused` is the error code if a session, token or link was refused. */
export function TokenSignIn({ refused }: { refused: string | undefined }) {
  const { words } = useDesk();
  const { gate: texts } = words;
  const uncheckedToken = useStore($uncheckedToken);
  const input = useRef<HTMLInputElement>(null);
  const [isUnreachable, setIsUnreachable] = useState(false);

  useEffect(() => {
    if (uncheckedToken !== undefined && input.current?.value === '') input.current.value = uncheckedToken;
  }, [uncheckedToken]);

  async function open(token: string) {
    try {
      await openWithToken(token);
    } catch (cause) {
      setIsUnreachable(refusalCode(cause) === 'unreachable');
      throw cause;
    }
    showToast({ tone: 'success', title: texts.saved, text: texts.savedText });
  }

  return (
    <>
      <h1>{texts.title}</h1>
      <p>{texts.hint}</p>
      <AccessForm
        submit={texts.save}
        busy={texts.saving}
        isToBeRepeated={uncheckedToken !== undefined || isUnreachable}
        refused={refused}
        send={(typed) => open(typed('token').trim())}
      >
        {/* Password managers store the token only in a form that also has a user name. */}
        <input name="username" autoComplete="username" value={tokenName} readOnly hidden />
        <AccessField
          ref={input}
          label={texts.label}
          name="token"
          type="password"
          autoComplete="current-password"
          placeholder={texts.placeholder}
        />
      </AccessForm>
      <noscript>
        <p>{texts.noScript}</p>
      </noscript>
    </>
  );
}

const tokenName = 'admin';
