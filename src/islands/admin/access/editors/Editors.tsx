import { useState } from 'react';
import { listEditors } from '#contract/access.ts';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { Skeletons } from '../../parts/list/Skeletons.tsx';
import { EditorRows } from './EditorRows.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import '../access.css';

export function Editors() {
  const { words } = useDesk();
  const texts = words.editors;
  const [invited, setInvited] = useState({ email: '', name: '' });
  const list = useAnswer(listEditors, { key: ['editors'], input: {} });
  const { data } = list;

  return (
    <>
      {list.isPending && <Skeletons label={texts.loading} />}
      <ListTrouble query={list} text={texts.listFailed} />
      {data && <EditorRows editors={data.editors} />}
      <InviteForm key={invited.email} invited={invited} />
      {data && <OpenInvitations invitations={data.invitations} inviteAgain={setInvited} />}
    </>
  );
}
