import { useQuery } from '@tanstack/react-query';
import { fill } from '#i18n/fill.ts';
import { $link } from '#session/address-secrets.ts';
import { refusalCode } from '#session/desk-refusal.ts';
import { readInvitation, redeemInvitation, type Invitation } from '#session/sign-in.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { refusalText } from '../../parts/refusal-text.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { PasswordForm } from '../PasswordForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** The page behind the link of an invitation mail: the invited person chooses a password and becomes an editor. */
export function AcceptInvitation({ secret }: Props) {
  const texts = useDesk().words.access.invitation;
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['invitation', secret],
    queryFn: () => readInvitation(secret),
    refetchOnWindowFocus: false,
  });
  return (
    <SignInLayout>
      <h1>{texts.title}</h1>
      {isPending && <p role="status">{texts.reading}</p>}
      {error && <Refused code={refusalCode(error)} retry={() => void refetch()} />}
      {data && !error && <Accept secret={secret} invitation={data} />}
    </SignInLayout>
  );
}

function Accept({ secret, invitation }: AcceptProps) {
  const { words } = useDesk();
  const texts = words.access.invitation;

  async function redeem(password: string) {
    await redeemInvitation({ secret, password });
    showToast({ tone: 'success', title: texts.joined, text: texts.joinedText });
  }

  return (
    <>
      <p>{fill(texts.hello, invitation)}</p>
      <p className="soft">{texts.existing}</p>
      <PasswordForm
        email={invitation.email}
        label={words.access.password}
        submit={texts.accept}
        isExistingTaken
        send={redeem}
        more={(code) => code === 'account-exists' && <Leave text={words.access.forgot} />}
      />
    </>
  );
}

function Refused({ code, retry }: { code: string; retry: () => void }) {
  const { words } = useDesk();
  return (
    <div role="alert">
      {/* The server refuses an incomplete link as invalid input, but the text for that code mentions fields. */}
      <p className="problem">{refusalText(words, code === 'invalid-input' ? 'invitation-unknown' : code)}</p>
      {code === 'unreachable' ? (
        <Button text={words.frame.retry} onClick={retry} />
      ) : (
        <Leave text={words.access.invitation.toSignIn} />
      )}
    </div>
  );
}

const Leave = ({ text }: { text: string }) => (
  <Button variant="standalone-link" text={text} onClick={() => $link.set(undefined)} />
);

type Props = { secret: string };

type AcceptProps = {
  secret: string;
  invitation: Invitation;
};
