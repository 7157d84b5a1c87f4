import { useStore } from '@nanostores/react';
import { signOutElsewhere } from '#contract/access.ts';
import { callAsEditor } from '#session/session.ts';
import { $who } from '#session/who.ts';
import { changePassword } from '#session/sign-in.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Initials } from '../parts/list/Lead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { InviteForm } from './editors/InviteForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useAccessAction } from './use-access-action.ts';
import './access.css';

/** The page of the editor’s own account: name, password, second factor and sessions. With the shared account, an editor can make one. */
export default function Account() {
  const { words } = useDesk();
  const who = useStore($who);
  const texts = words.account;
  const elsewhere = useAccessAction({
    run: () => callAsEditor(signOutElsewhere, { confirm: true }),
    successTitle: () => texts.elsewhereDone,
  });
  if (who === undefined) return null;
  if (who.isShared) return <InviteForm isOwn />;

  async function change(password: string, current: string) {
    await changePassword({ current, password });
    showToast({ tone: 'success', title: words.access.newPassword.saved });
  }

  return (
    <>
      <Section title={texts.you}>
        <ul className="plain desk-list">
          <Row lead={<Initials name={who.name ?? ''} />} title={who.name} about={who.email} />
        </ul>
      </Section>
      <Section title={texts.password}>
        <div className="desk-box">
          <PasswordForm
            email={who.email ?? ''}
            label={words.access.newPassword.label}
            submit={words.access.newPassword.save}
            currentLabel={texts.currentPassword}
            send={change}
          />
        </div>
      </Section>
      <SecondFactor />
      <Section title={texts.elsewhere} about={texts.elsewhereText}>
        <div className="desk-box start">
          <Button
            text={texts.elsewhereButton}
            busy={elsewhere.isPending}
            onClick={() => elsewhere.mutate()}
          />
        </div>
      </Section>
    </>
  );
}
