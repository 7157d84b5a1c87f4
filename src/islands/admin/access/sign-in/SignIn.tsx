import { useState } from 'react';
import { askForNewPassword, signIn } from '#session/sign-in.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { AccessField, AccessForm } from '../AccessForm.tsx';

/** Signs in with e-mail address and password, or mails a link for a forgotten password. */
export function SignIn({ refused }: { refused: string | undefined }) {
  const { words } = useDesk();
  const texts = words.access;
  const [email, setEmail] = useState('');
  const [isForgotten, setForgotten] = useState(false);

  if (isForgotten) return <AskReset email={email} setEmail={setEmail} back={() => setForgotten(false)} />;
  return (
    <>
      <h1>{words.pages['sign-in']}</h1>
      <AccessForm
        submit={texts.signIn}
        refused={refused}
        send={(typed) => signIn({ email: typed('email').trim(), password: typed('password') })}
      >
        {/* The field is uncontrolled, so that it keeps a value that the browser filled in before hydration. */}
        <AccessField
          label={texts.email}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="username"
          defaultValue={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <AccessField label={texts.password} name="password" type="password" autoComplete="current-password" />
      </AccessForm>
      <p>
        <Button variant="standalone-link" text={texts.forgot} onClick={() => setForgotten(true)} />
      </p>
      <noscript>
        <p>{words.gate.noScript}</p>
      </noscript>
    </>
  );
}

function AskReset({ email, setEmail, back }: ResetProps) {
  const { words } = useDesk();
  const texts = words.access.reset;
  const [isSent, setSent] = useState(false);

  async function ask() {
    setSent(false);
    await askForNewPassword(email.trim());
    setSent(true);
  }

  return (
    <>
      <h1>{texts.title}</h1>
      <p role="status">{isSent ? texts.sent : texts.hint}</p>
      <AccessForm submit={texts.send} send={ask}>
        <AccessField
          label={words.access.email}
          name="email"
          type="email"
          maxLength={254}
          autoComplete="username"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </AccessForm>
      <p>
        <Button variant="standalone-link" text={texts.back} onClick={back} />
      </p>
    </>
  );
}

type ResetProps = { email: string; setEmail: (email: string) => void; back: () => void };
