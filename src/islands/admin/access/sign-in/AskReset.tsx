import { useState } from 'react';
import { askForNewPassword } from '#session/sign-in.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { AccessField, AccessForm } from '../AccessForm.tsx';

/** Mails a link for a new password. Does not reveal whether the account exists. */
export function AskReset({ email, setEmail, back }: Props) {
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

type Props = { email: string; setEmail: (email: string) => void; back: () => void };
