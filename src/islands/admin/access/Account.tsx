import { useStore } from '@nanostores/react';
import { signOutElsewhere } from '#contract/access.ts';
import { deskPages } from '#core/desk-pages.ts';
import { callAsEditor } from '#session/session.ts';
import { $who } from '#session/who.ts';
import { changePassword } from '#session/sign-in.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { Initials } from '../parts/list/Lead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { useAccessAction } from './use-access-action.ts';
import './access.css';

/** The page of the editor’s own account: name, password, second factor and sessions. The shared account has none of these. */
export default function Account() {
  const { words } = useDesk();
  const who = useStore($who);
  const texts = words.account;
  const elsewhere = useAccessAction({
    run: () => callAsEditor(signOutElsewhere, { confirm: true }),
    successTitle: () => texts.elsewhereDone,
  });
  if (who === undefined) return null;
  if (who.isShared)
    return (
      <Empty of="keys" text={texts.shared} hint={texts.sharedHint}>
        <a className="button" href={deskPages.editors}>
          {words.pages.editors}
        </a>
      </Empty>
    );

  async function change(password: string, current: string) {
    await changePassword({ current, password });
    showToast({ tone: 'success', title: words.access.newPassword.saved });
  }

  return (
    <>
      <ul className="plain desk-list">
        <Row lead={<Initials name={who.name ?? ''} />} title={who.name} about={who.email} />
      </ul>
      <div className="desk-list">
        <section className="desk-setting" aria-labelledby="password-title">
          <h2 id="password-title">{texts.password}</h2>
          <PasswordForm
            email={who.email ?? ''}
            label={words.access.newPassword.label}
            submit={words.access.newPassword.save}
            currentLabel={texts.currentPassword}
            send={change}
          />
        </section>
        <SecondFactor />
        <section className="desk-setting" aria-labelledby="elsewhere-title">
          <div className="stack gap-2">
            <h2 id="elsewhere-title">{texts.elsewhere}</h2>
            <p className="soft">{texts.elsewhereText}</p>
          </div>
          <div className="row">
            <Button
              text={texts.elsewhereButton}
              busy={elsewhere.isPending}
              onClick={() => elsewhere.mutate()}
            />
          </div>
        </section>
      </div>
    </>
  );
}
