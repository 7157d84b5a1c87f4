import { useState } from 'react';
import { type EditorList, listEditors, withdrawInvitation } from '#contract/access.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { EditorRows, SharedSignIn } from './EditorRows.tsx';
import { InviteForm } from './InviteForm.tsx';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { HeadAction } from '../../parts/HeadAction.tsx';
import { Menu } from '../../parts/Menu.tsx';
import { NavLead } from '../../parts/list/Lead.tsx';
import { Row } from '../../parts/list/Row.tsx';
import { Section } from '../../parts/list/Section.tsx';
import { useNow } from '../../../clock/use-now.ts';
import { useAccessAction } from '../use-access-action.ts';
import '../access.css';

/** The page of editors: who has access, which invitations are open, and the form that invites another. */
export default function Editors() {
  const { words } = useDesk();
  const texts = words.editors;
  const [invited, setInvited] = useState({ email: '', name: '' });
  const list = useAnswer(listEditors, { key: ['editors'], input: {} });
  const { data } = list;

  return (
    <>
      {/* On a phone, the form is below all editors. */}
      <HeadAction>
        <Button
          variant="main"
          text={texts.invite}
          onClick={() => document.querySelector<HTMLElement>('.invite input')?.focus()}
        />
      </HeadAction>
      <ListTrouble query={list} text={texts.listFailed} loading={texts.loading} />
      {data && <EditorRows editors={data.editors} />}
      {data && data.invitations.length > 0 && (
        <OpenInvitations invitations={data.invitations} inviteAgain={setInvited} />
      )}
      <InviteForm key={invited.email} invited={invited} />
      {data && <SharedSignIn />}
    </>
  );
}

function OpenInvitations({ invitations, inviteAgain }: Props) {
  const { words, language } = useDesk();
  const texts = words.editors;
  const now = useNow(60_000);
  const withdrawal = useAccessAction<string>({
    run: (id) => callAsEditor(withdrawInvitation, { id }),
    successTitle: () => texts.withdrawn,
  });
  return (
    <Section title={texts.open}>
      <ul className="plain desk-list">
        {invitations.map(({ id, name, email, expiresAt }) => {
          const isOver = new Date(expiresAt).getTime() <= now;
          const date = formatDate(expiresAt, language);
          return (
            <Row
              key={id}
              lead={<NavLead name="enquiries" tone="open" />}
              title={name}
              about={
                <div className="desk-row-parts">
                  <span>{email}</span>
                  <span>{fill(isOver ? texts.expired : texts.until, { date })}</span>
                </div>
              }
            >
              <div className="row">
                <Button text={texts.again} about={name} onClick={() => inviteAgain({ email, name })} />
                <Menu
                  about={name}
                  isBusy={withdrawal.isPending}
                  entries={[{ text: texts.withdraw, onChoose: () => withdrawal.mutate(id) }]}
                />
              </div>
            </Row>
          );
        })}
      </ul>
    </Section>
  );
}

type Props = {
  invitations: EditorList['invitations'];
  inviteAgain: (person: { email: string; name: string }) => void;
};
