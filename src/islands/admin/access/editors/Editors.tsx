import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { listEditors } from '#contract/access.ts';
import type { Locale } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { callAsEditor } from '#session/session.ts';
import { ListTrouble } from '../../parts/ListTrouble.tsx';
import { Skeletons } from '../../frame/Skeletons.tsx';
import { EditorRows } from './EditorRows.tsx';
import { InviteForm } from './InviteForm.tsx';
import { OpenInvitations } from './OpenInvitations.tsx';
import '../access.css';

/** Who may use the desk: to be invited, and to be removed. */
export function Editors({ words, language }: { words: DeskWords; language: Locale }) {
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
      <ListTrouble
        query={{ error, refetch }}
        text={said.listFailed}
        retry={words.access.retry}
        words={words}
      />
      {data && <EditorRows editors={data.editors} words={words} language={language} onChange={readAgain} />}
      <InviteForm
        // Whoever is to be invited again stands in the fields.
        key={invited.email}
        invited={invited}
        words={words}
        language={language}
        onChange={readAgain}
      />
      {data && (
        <OpenInvitations
          invitations={data.invitations}
          words={words}
          language={language}
          inviteAgain={setInvited}
          onChange={readAgain}
        />
      )}
    </>
  );
}
