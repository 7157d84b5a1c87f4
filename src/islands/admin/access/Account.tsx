import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { signOutElsewhere } from '#contract/access.ts';
import { callAsEditor } from '#session/session.ts';
import { $who } from '#session/who.ts';
import { changePassword } from '#session/sign-in.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { Initials, NavLead } from '../parts/list/Lead.tsx';
import { Row } from '../parts/list/Row.tsx';
import { Section } from '../parts/list/Section.tsx';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { StateLead } from '../parts/list/StateLead.tsx';
import { useDesk } from '../parts/use-desk.ts';
import { InviteForm } from './editors/InviteForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor, useSecondFactor } from './SecondFactor.tsx';
import { useAccessAction } from './use-access-action.ts';
import './access.css';

/** The page of the editor’s own account: name, password, second factor and sessions. With the shared account, an editor can make one. */
export default function Account() {
  const { words } = useDesk();
  const who = useStore($who);
  const texts = words.account;
  const [isChanging, setChanging] = useState(false);
  const { isPending } = useSecondFactor();
  const elsewhere = useAccessAction({
    run: () => callAsEditor(signOutElsewhere, { confirm: true }),
    successTitle: () => texts.elsewhereDone,
  });
  if (who?.isShared === true) return <InviteForm isOwn />;
  // A late answer would move what is below it.
  if (who === undefined || isPending) return <Skeletons label={words.access.busy} />;

  async function change(password: string, current: string) {
    await changePassword({ current, password });
    setChanging(false);
    showToast({ tone: 'success', title: words.access.newPassword.saved });
  }

  return (
    <>
      <Section title={texts.you}>
        <ul className="plain desk-list desk-times">
          <Row lead={<Initials name={who.name ?? ''} />} title={who.name} about={who.email} />
          <Row
            lead={<StateLead name="key" />}
            title={words.access.password}
            marks={
              !isChanging && (
                <Button
                  text={words.life.change}
                  about={words.access.password}
                  onClick={() => setChanging(true)}
                />
              )
            }
          >
            {isChanging && (
              <PasswordForm
                email={who.email ?? ''}
                label={words.access.newPassword.label}
                submit={words.access.newPassword.save}
                currentLabel={texts.currentPassword}
                send={change}
              />
            )}
          </Row>
        </ul>
      </Section>
      <SecondFactor />
      <Section title={texts.elsewhere}>
        <ul className="plain desk-list">
          <Row lead={<NavLead name="sign-out" />} title={texts.elsewhereText}>
            <Button
              text={texts.elsewhereButton}
              busy={elsewhere.isPending}
              onClick={() => elsewhere.mutate()}
            />
          </Row>
        </ul>
      </Section>
    </>
  );
}
