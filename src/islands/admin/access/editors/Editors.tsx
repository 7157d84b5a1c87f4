import { useState } from 'react';
import { type EditorList, listEditors, withdrawInvitation } from '#contract/access.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { EditorRows } from './EditorRows.tsx';
import { InviteForm } from './InviteForm.tsx';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { Button } from '../../parts/Button.tsx';
import { useNow } from '../../../clock/use-now.ts';
import { useAccessAction } from '../use-access-action.ts';
import '../access.css';

export default function Editors() {
  const { words } = useDesk();
  const texts = words.editors;
  const [invited, setInvited] = useState({ email: '', name: '' });
  const list = useAnswer(listEditors, { key: ['editors'], input: {} });
  const { data } = list;

  return (
    <>
      <ListTrouble query={list} text={texts.listFailed} loading={texts.loading} />
      {data && <EditorRows editors={data.editors} />}
      <InviteForm key={invited.email} invited={invited} />
      {data && <OpenInvitations invitations={data.invitations} inviteAgain={setInvited} />}
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
    <section className="stack" aria-labelledby="invitations-title">
      <h2 id="invitations-title">{texts.open}</h2>
      {invitations.length === 0 && <p>{texts.none}</p>}
      <ul className="plain desk-cards people">
        {invitations.map(({ id, name, email, expiresAt }) => {
          const isOver = new Date(expiresAt).getTime() <= now;
          const date = formatDate(expiresAt, language);
          return (
            <li key={id}>
              <div>
                <p>
                  <strong>{name}</strong>
                </p>
                <p className="soft">
                  {email} · {fill(isOver ? texts.expired : texts.until, { date })}
                </p>
              </div>
              <div className="row">
                <Button text={texts.again} onClick={() => inviteAgain({ email, name })} />
                <Button
                  variant="danger"
                  text={texts.withdraw}
                  busy={withdrawal.isPending}
                  onClick={() => withdrawal.mutate(id)}
                />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type Props = {
  invitations: EditorList['invitations'];
  inviteAgain: (person: { email: string; name: string }) => void;
};
