import { useState } from 'react';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { askForNewPassword } from '#session/sign-in.ts';
import { Button } from '../../parts/Button.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { AccessForm } from '../AccessForm.tsx';

/** Has a link to a new password mailed. What it says is the same whether there is such an account or not. */
export function AskReset({ words, email, setEmail, back }: Props) {
  const said = words.access.reset;
  const [isSent, setSent] = useState(false);

  async function ask() {
    setSent(false);
    await askForNewPassword(email.trim());
    setSent(true);
  }

  return (
    <>
      <h1>{said.title}</h1>
      <p role="status">{isSent ? said.sent : said.hint}</p>
      <AccessForm
        words={words}
        submit={said.send}
        problem={(refusal) => refusal && refusalText(words, refusal.code)}
        send={ask}
      >
        {(describedBy) => (
          <label>
            {words.access.email}
            <input
              name="email"
              type="email"
              required
              maxLength={254}
              autoComplete="username"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              {...describedBy}
            />
          </label>
        )}
      </AccessForm>
      <p>
        <Button look="way" text={said.back} onClick={back} />
      </p>
    </>
  );
}

type Props = { words: DeskWords; email: string; setEmail: (email: string) => void; back: () => void };
