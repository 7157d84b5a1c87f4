import { $link } from '#session/address-secrets.ts';
import { choosePassword } from '#session/sign-in.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../../parts/Button.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { PasswordForm } from '../PasswordForm.tsx';
import { SignInLayout } from './SignInLayout.tsx';

/** The page behind the link of a mail for a forgotten password. */
export function NewPassword({ secret }: Props) {
  const texts = useDesk().words.access.newPassword;

  async function choose(password: string) {
    await choosePassword({ secret, password });
    showToast({ tone: 'success', title: texts.saved });
  }

  return (
    <SignInLayout>
      <h1>{texts.title}</h1>
      <PasswordForm
        email=""
        label={texts.label}
        submit={texts.save}
        send={choose}
        more={(code) =>
          code === 'link-expired' && (
            <Button variant="standalone-link" text={texts.askAgain} onClick={() => $link.set(undefined)} />
          )
        }
      />
    </SignInLayout>
  );
}

type Props = { secret: string };
