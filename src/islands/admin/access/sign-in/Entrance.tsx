import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { $gateReason, $linkRefusal } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { Gate } from '../../frame/Gate.tsx';
import { SignIn } from './SignIn.tsx';
import { Threshold } from './Threshold.tsx';

/** What stands before the desk: the gate of the shared token, or the sign-in of named editors; one leads to the other. */
export function Entrance({ words, language, siteName, first }: Props) {
  const [way, setWay] = useState(first);
  const linkRefusal = useStore($linkRefusal);
  const reason = useStore($gateReason) ?? linkRefusal;
  const other = way === 'token' ? 'account' : 'token';
  return (
    <Threshold words={words} language={language}>
      <p className="desk-brand">
        {siteName} · {words.frame.desk}
      </p>
      {way === 'token' ? <Gate words={words} refused={reason} /> : <SignIn words={words} refused={reason} />}
      <p>
        <Button
          look="way"
          text={other === 'account' ? words.access.toAccount : words.access.toToken}
          onClick={() => setWay(other)}
        />
      </p>
    </Threshold>
  );
}

type Props = { words: DeskWords; language: Locale; siteName: string; first: 'token' | 'account' };
