import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listEditors } from '#contract/access.ts';
import { fill } from '#i18n/fill.ts';
import { fetchActions } from '#clients/editor-actions.ts';
import { MoreButton } from '../../parts/list/MoreButton.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { Skeletons } from '../../parts/list/Skeletons.tsx';
import { ActionTable } from './ActionTable.tsx';
import '../access.css';

export function Actions() {
  const { words } = useDesk();
  const texts = words.actionLog;
  const [person, setPerson] = useState('');
  const editors = useAnswer(listEditors, { key: ['editors'], input: {} });
  const list = useInfiniteQuery({
    queryKey: ['actions', person],
    queryFn: ({ pageParam }) => fetchActions({ person: person === '' ? undefined : person, skip: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next,
  });
  const shown = list.data?.pages.flatMap(({ items }) => items);

  return (
    <>
      <p>{texts.intro}</p>
      <label className="desk-field">
        {texts.person}
        <select value={person} onChange={({ target }) => setPerson(target.value)}>
          <option value="">{texts.everybody}</option>
          {editors.data?.editors.map(({ userId, name, isShared, removedAt }) => (
            <option key={userId} value={userId}>
              {isShared ? words.editors.shared : removedAt === null ? name : fill(texts.former, { name })}
            </option>
          ))}
        </select>
      </label>
      {list.isPending && <Skeletons label={texts.loading} />}
      <ListTrouble query={list} text={texts.listFailed} />
      {shown?.length === 0 && <p>{texts.none}</p>}
      {shown !== undefined && shown.length > 0 && <ActionTable actions={shown} />}
      <MoreButton list={list} text={texts.more} busy={words.access.busy} />
    </>
  );
}
