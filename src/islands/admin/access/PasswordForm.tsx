import type { ReactNode } from 'react';
import { passwordWeaknessesOf, minPasswordLength } from '#core/access/password.ts';
import { fill } from '#i18n/fill.ts';
import { DeskRefusal, type FunctionRefusal } from '#session/desk-refusal.ts';
import { refusalText } from '../parts/refusal-text.ts';
import { useDesk } from '../parts/use-desk.ts';
import { AccessField, AccessForm } from './AccessForm.tsx';

/** Asks for a new password and says what makes it too weak. Also asks for the current one if `currentLabel` is set. */
export function PasswordForm(props: Props) {
  const { email, label, submit, currentLabel, isExistingTaken = false, send, more } = props;
  const texts = useDesk().words.access;

  async function choose(password: string, current: string) {
    const weaknesses = passwordWeaknessesOf(password, email);
    // An invited person’s existing password may break these rules, because only the server checks existing passwords.
    if (weaknesses.length > 0 && !isExistingTaken)
      throw new DeskRefusal({ code: 'password-weak', fields: { password: weaknesses.join(' ') } });
    await send(password, current);
  }

  return (
    <AccessForm
      submit={submit}
      problem={(refusal) => refusal && <Problem refusal={refusal} more={more?.(refusal.code)} />}
      send={(typed) => choose(typed('password'), typed('current'))}
    >
      <p className="soft">{fill(texts.newPassword.hint, { n: minPasswordLength })}</p>
      <input name="username" autoComplete="username" value={email} readOnly hidden />
      {currentLabel !== undefined && (
        // A button has opened this form.
        <AccessField
          label={currentLabel}
          name="current"
          type="password"
          autoComplete="current-password"
          autoFocus
        />
      )}
      <AccessField label={label} name="password" type="password" autoComplete="new-password" />
    </AccessForm>
  );
}

function Problem({ refusal, more }: { refusal: FunctionRefusal; more: ReactNode }) {
  const { words } = useDesk();
  const reasons = Object.entries(words.access.weaknesses)
    .filter(([weakness]) => refusal.fields?.['password']?.split(' ').includes(weakness))
    .map(([, text]) => fill(text, { n: minPasswordLength }));
  return (
    <>
      <p>{refusalText(words, refusal)}</p>
      {reasons.length > 0 && (
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
      {more}
    </>
  );
}

type Props = {
  /** The editor’s e-mail address, or '' if unknown. The password must not resemble this address. */
  email: string;
  label: string;
  submit: string;
  isExistingTaken?: boolean;
  currentLabel?: string;
  send: (password: string, current: string) => Promise<void>;
  more?: (code: string) => ReactNode;
};
