import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $sessionRefusal, $linkRefusal } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { TokenSignIn } from './TokenSignIn.tsx';
import { SignIn } from './SignIn.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** The sign-in page, with an account or with the shared token. */
export function SignInPage({ siteName, first }: Props) {
  const { words } = useDesk();
  const [method, setMethod] = useState(first);
  const linkRefusal = useStore($linkRefusal);
  const reason = useStore($sessionRefusal) ?? linkRefusal;
  const other = method === 'token' ? 'account' : 'token';
  return (
    <SignInLayout>
      <p className="soft desk-brand">
        {siteName} · {words.frame.desk}
      </p>
      {method === 'token' ? <TokenSignIn refused={reason} /> : <SignIn refused={reason} />}
      <p>
        <Button
          variant="standalone-link"
          text={other === 'account' ? words.access.toAccount : words.access.toToken}
          onClick={() => setMethod(other)}
        />
      </p>
    </SignInLayout>
  );
}

type Props = { siteName: string; first: 'token' | 'account' };
