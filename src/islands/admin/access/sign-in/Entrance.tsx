import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { $gateReason, $linkRefusal } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { Gate } from './Gate.tsx';
import { SignIn } from './SignIn.tsx';
import { Threshold } from './Threshold.tsx';

export function Entrance({ siteName, first }: Props) {
  const { words } = useDesk();
  const [method, setMethod] = useState(first);
  const linkRefusal = useStore($linkRefusal);
  const reason = useStore($gateReason) ?? linkRefusal;
  const other = method === 'token' ? 'account' : 'token';
  return (
    <Threshold>
      <p className="desk-brand">
        {siteName} · {words.frame.desk}
      </p>
      {method === 'token' ? <Gate refused={reason} /> : <SignIn refused={reason} />}
      <p>
        <Button
          variant="standalone-link"
          text={other === 'account' ? words.access.toAccount : words.access.toToken}
          onClick={() => setMethod(other)}
        />
      </p>
    </Threshold>
  );
}

type Props = { siteName: string; first: 'token' | 'account' };
