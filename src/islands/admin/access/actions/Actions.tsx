import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type Action, listEditors } from '#contract/access.ts';
import { fill } from '#i18n/fill.ts';
import { fetchActions } from '#clients/editor-actions.ts';
import { MoreButton } from '../../parts/list/MoreButton.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { Codes } from '../../parts/list/Codes.tsx';
import { Lead } from '../../parts/list/Lead.tsx';
import { Row } from '../../parts/list/Row.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { logDays, type LogLine } from './log-lines.ts';
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
      <p className="soft">{texts.intro}</p>
      <label className="stack gap-2 desk-field">
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
      <ListTrouble query={list} text={texts.listFailed} loading={texts.loading} />
      {shown?.length === 0 && <p>{texts.none}</p>}
      {shown !== undefined && shown.length > 0 && <Days actions={shown} />}
      <MoreButton list={list} text={texts.more} busy={words.access.busy} />
    </>
  );
}

function Days({ actions }: Props) {
  const { language } = useDesk();
  return logDays(actions).map(({ day, things }) => (
    <section key={day} className="stack gap-3 log-day" aria-labelledby={`log-${day}`}>
      <h2 id={`log-${day}`}>{formatDate(`${day}T12:00:00Z`, language)}</h2>
      <ul className="plain desk-list">
        {things.map((lines) => (
          <Thing key={`${lines[0]?.action.at} ${lines[0]?.action.subject}`} lines={lines} />
        ))}
      </ul>
    </section>
  ));
}

/** What was done to one article or person on a day, newest first. */
function Thing({ lines }: { lines: LogLine[] }) {
  const { words, language } = useDesk();
  const [first] = lines;
  if (first === undefined) return null;
  const { subject, title, action } = first.action;
  // The id of a message or an order says nothing to a person.
  const named = title ?? (subject === '' || isId.test(subject) ? wordsFor(action, words) : subject);
  return (
    <Row
      lead={
        <Lead>
          <NavIcon name={iconOf(action)} />
        </Lead>
      }
      title={<span title={subject}>{named}</span>}
    >
      <ul className="plain log-steps">
        {lines.map(({ action: done, locales }) => (
          <li key={`${done.at} ${done.action}`}>
            <time dateTime={done.at}>{formatTime(done.at, language)}</time>
            {nameOf(done, words)}: {wordsFor(done.action, words)} <Codes of={locales} />
          </li>
        ))}
      </ul>
    </Row>
  );
}

const isId = /^[\da-f]{8}-[\da-f]{4}-/;

/** The page of the desk to which an action belongs. */
function iconOf(action: string) {
  const [kind = ''] = action.split('-');
  return icons.find(([name]) => name === kind)?.[1] ?? 'settings';
}

const icons = [
  ['post', 'articles'],
  ['preview', 'preview'],
  ['image', 'media'],
  ['enquiry', 'enquiries'],
  ['person', 'enquiries'],
  ['editor', 'editors'],
  ['invitation', 'editors'],
  ['shared', 'editors'],
  ['business', 'business'],
  ['bitcoin', 'bitcoin'],
  ['news', 'news'],
  ['unread', 'news'],
  ['address', 'health'],
] as const;

function nameOf({ person, name, isShared }: Action, words: DeskWords): string {
  if (isShared) return words.editors.shared;
  if (person === null) return words.actionLog.site;
  return name ?? words.actionLog.unknown;
}

const wordsFor = (action: string, words: DeskWords): string =>
  Object.entries(words.actionLog.names).find(([known]) => known === action)?.[1] ?? action;

type Props = { actions: Action[] };
