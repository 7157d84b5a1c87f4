import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Action, listEditors } from '#contract/access.ts';
import { fill } from '#i18n/fill.ts';
import { fetchActions } from '#clients/editor-actions.ts';
import { HeadAction } from '../../parts/HeadAction.tsx';
import { Empty } from '../../parts/list/Empty.tsx';
import { MoreButton } from '../../parts/list/MoreButton.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { Section } from '../../parts/list/Section.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { formatDay, formatNearDay } from '#i18n/format.ts';
import { LogRow } from './LogRow.tsx';
import { logDays } from './log-lines.ts';
import '../access.css';

/** The page with the log of what editors did, by day, of one editor or of all. */
export default function Actions() {
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
      <HeadAction>
        <select
          className="head-choice"
          aria-label={texts.person}
          value={person}
          onChange={({ target }) => setPerson(target.value)}
        >
          <option value="">{texts.everybody}</option>
          {editors.data?.editors.map(({ userId, name, isShared, removedAt }) => (
            <option key={userId} value={userId}>
              {isShared ? words.editors.shared : removedAt === null ? name : fill(texts.former, { name })}
            </option>
          ))}
        </select>
      </HeadAction>
      <ListTrouble query={list} text={texts.listFailed} loading={texts.loading} />
      {shown?.length === 0 && <Empty of="always" text={texts.none} hint={texts.noneHint} />}
      {shown !== undefined && shown.length > 0 && <Days actions={shown} />}
      <MoreButton list={list} text={texts.more} busy={words.access.busy} />
    </>
  );
}

function Days({ actions }: Props) {
  const { language } = useDesk();
  return logDays(actions).map(({ day, runs }) => {
    const noon = `${day}T12:00:00Z`;
    const [near, date] = [formatNearDay(noon, language), formatDay(noon, language)];
    return (
      <Section key={day} title={near} about={date === near ? undefined : date} className="log-day">
        <ul className="plain desk-list desk-times">
          {runs.map((run) => (
            <LogRow key={`${run[0].action.at} ${run[0].action.subject}`} run={run} />
          ))}
        </ul>
      </Section>
    );
  });
}

type Props = { actions: Action[] };
