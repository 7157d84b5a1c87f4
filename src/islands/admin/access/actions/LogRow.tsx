import type { Action } from '#contract/access.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { formatTime } from '#i18n/format.ts';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { Codes } from '../../parts/list/Codes.tsx';
import { Lead } from '../../parts/list/Lead.tsx';
import { Row } from '../../parts/list/Row.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import type { LogLine, LogRun } from './log-lines.ts';

/** Who did what, in a sentence, to what, and when. What a person did several times in a row is folded. */
export function LogRow({ run }: { run: LogRun }) {
  const { words, language } = useDesk();
  const [{ action }] = run;
  const times = new Set([run.at(-1) ?? run[0], run[0]].map((line) => formatTime(line.action.at, language)));
  return (
    <Row
      lead={
        <Lead>
          <NavIcon name={iconOf(action.action)} />
        </Lead>
      }
      title={
        <>
          <b>{whoDid(action, words)}</b> {wordsFor(action.action, words)}
          {run.length > 1 && <span className="soft"> {run.length}×</span>}
        </>
      }
      about={run.length > 1 ? <Several run={run} /> : <Subject line={run[0]} />}
      marks={
        <time className="desk-value" dateTime={action.at}>
          {[...times].join('–')}
        </time>
      }
    />
  );
}

function Several({ run }: { run: LogRun }) {
  const { words, language } = useDesk();
  const [first, ...others] = new Set(run.flatMap(({ action }) => subjectOf(action) ?? []));
  if (first === undefined) return null;
  return (
    <details className="log-several">
      <summary>
        {[first, ...(others.length === 1 ? others : [])].join(', ')}{' '}
        {others.length > 1 && counted(words.actionLog.others, others.length)}
      </summary>
      <ul className="plain stack gap-1">
        {run.map((line) => (
          <li key={`${line.action.at} ${line.action.subject}`}>
            <time dateTime={line.action.at}>{formatTime(line.action.at, language)}</time>
            <Subject line={line} />
          </li>
        ))}
      </ul>
    </details>
  );
}

const Subject = ({ line: { action, locales } }: { line: LogLine }) => (
  <span title={action.subject}>
    {subjectOf(action)} <Codes of={locales} />
  </span>
);

/** The id of a message or an order says nothing to a person. */
const subjectOf = ({ title, subject }: Action): string | undefined =>
  title ?? (subject === '' || isId.test(subject) ? undefined : subject);

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

function whoDid({ person, name, isShared }: Action, { actionLog }: DeskWords): string {
  if (isShared) return actionLog.shared;
  if (person === null) return actionLog.site;
  return name ?? actionLog.unknown;
}

const wordsFor = (action: string, { actionLog }: DeskWords): string =>
  Object.entries(actionLog.names).find(([known]) => known === action)?.[1] ?? action;
