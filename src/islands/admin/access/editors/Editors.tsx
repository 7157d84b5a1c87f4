import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listEditors } from '#contract/access.ts';
import { callAsEditor } from '#session/session.ts';
import { ListTrouble } from '../../parts/ListTrouble.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { Skeletons } from '../../frame/Skeletons.tsx';
import { EditorRows } from './EditorRows.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import '../access.css';

/** Who may use the desk: to be invited, and to be removed. */
export function Editors() {
  const { words } = useDesk();
  const said = words.editors;
  const queries = useQueryClient();
  const [invited, setInvited] = useState({ email: '', name: '' });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['editors'],
    queryFn: () => callAsEditor(listEditors, {}),
  });
  const readAgain = () => queries.invalidateQueries({ queryKey: ['editors'] });

  return (
    <>
      {isPending && <Skeletons label={said.loading} />}
      <ListTrouble query={{ error, refetch }} text={said.listFailed} />
      {data && <EditorRows editors={data.editors} onChange={readAgain} />}
      <InviteForm
        // Whoever is to be invited again stands in the fields.
        key={invited.email}
        invited={invited}
        onChange={readAgain}
      />
      {data && (
        <OpenInvitations invitations={data.invitations} inviteAgain={setInvited} onChange={readAgain} />
      )}
    </>
  );
}
