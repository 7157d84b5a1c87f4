import { useInfiniteQuery } from '@tanstack/react-query';
import { Fragment, useState } from 'react';
import { type Action, listEditors } from '#contract/access.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { languages } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { fetchActions } from '#clients/editor-actions.ts';
import { MoreButton } from '../../parts/list/MoreButton.tsx';
import { ListTrouble } from '../../parts/list/ListTrouble.tsx';
import { useAnswer } from '../../parts/use-answer.ts';
import { DeskTable } from '../../parts/list/DeskTable.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatDate, formatTime } from '#i18n/format.ts';
import { logLines } from './log-lines.ts';
import '../access.css';

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
      <p>{texts.intro}</p>
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
      {shown !== undefined && shown.length > 0 && <ActionTable actions={shown} />}
      <MoreButton list={list} text={texts.more} busy={words.access.busy} />
    </>
  );
}

function ActionTable({ actions }: Props) {
  const { words, language } = useDesk();
  const texts = words.actionLog;
  const lines = logLines(actions);
  return (
    <div className="desk-rows actions-table">
      <DeskTable caption={texts.caption} columns={[[texts.when], [texts.person], [texts.what]]}>
        {lines.map(({ action, locales }, index) => (
          <Fragment key={index}>
            {dayOf(action) !== dayOf(lines[index - 1]?.action) && (
              <tr>
                <th scope="colgroup" colSpan={3}>
                  {formatDate(action.at, language)}
                </th>
              </tr>
            )}
            <tr>
              <td>{formatTime(action.at, language)}</td>
              <td>{nameOf(action, words)}</td>
              <td>
                <Subject action={action} />
                <span className="soft">
                  {[wordsFor(action.action, words), ...locales.map((locale) => languages[locale].name)].join(
                    '\u00a0· ',
                  )}
                </span>
              </td>
            </tr>
          </Fragment>
        ))}
      </DeskTable>
    </div>
  );
}

const dayOf = (action: Action | undefined) => action && islandDay(new Date(action.at));

/** The id of an enquiry or an order says nothing to a person. */
function Subject({ action: { subject, title } }: { action: Action }) {
  if (title === null && (subject === '' || isId.test(subject))) return null;
  return (
    <>
      <span title={subject}>{title ?? subject}</span>
      <br />
    </>
  );
}

const isId = /^[\da-f]{8}-[\da-f]{4}-/;

function nameOf({ person, name, isShared }: Action, words: DeskWords): string {
  if (isShared) return words.editors.shared;
  if (person === null) return words.actionLog.site;
  return name ?? words.actionLog.unknown;
}

const wordsFor = (action: string, words: DeskWords): string =>
  Object.entries(words.actionLog.names).find(([known]) => known === action)?.[1] ?? action;

type Props = { actions: Action[] };
