import type { Action } from '#contract/access.ts';
import { deskPages, editAddress } from '#core/desk-pages.ts';
import { counted } from '#i18n/counted.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatTime } from '#i18n/format.ts';
import { Codes } from '../../parts/list/Codes.tsx';
import { NavLead } from '../../parts/list/Lead.tsx';
import { StateLead } from '../../parts/list/StateLead.tsx';
import { Row } from '../../parts/list/Row.tsx';
import { useDesk } from '../../parts/use-desk.ts';
import { thingsIn, type LogLine, type LogRun } from './log-lines.ts';

/** Who did what, in a sentence that leads to it, and when. What a person did several times in a row is folded. */
export function LogRow({ run }: { run: LogRun }) {
  const { words, language } = useDesk();
  const [first] = run;
  const { action } = first;
  const isOne = run.length === 1;
  const hasName = run.some((line) => subjectOf(line.action) !== undefined);
  const names = isOne ? <Subject line={first} /> : <Several run={run} />;
  const times = new Set([run.at(-1) ?? first, first].map((line) => formatTime(line.action.at, language)));
  return (
    <Row
      lead={leadOf(action.action)}
      title={
        <>
          {isPerson(action) ? <b>{whoDid(action, words)}</b> : whoDid(action, words)} {whatIsDone(run, words)}
        </>
      }
      href={isOne ? placeOf(action) : undefined}
      about={hasName ? names : undefined}
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
  const { actionLog, frame } = words;
  const timeOf = ({ action: { at } }: LogLine) => formatTime(at, language);
  const isAtOnce = new Set(run.map(timeOf)).size === 1;
  const [first, ...others] = new Set(run.flatMap(({ action }) => subjectOf(action) ?? []));
  if (first === undefined) return null;
  return (
    <details className="log-several">
      <summary>
        <span className="log-closed">
          {[first, ...(others.length === 1 ? others : [])].join(', ')}{' '}
          {others.length > 1 && counted(actionLog.others, others.length)}
        </span>
        {/* The list below names them all. */}
        <span className="log-open">{frame.close}</span>
      </summary>
      <ul className="plain stack gap-1">
        {run.map((line, index) => {
          const { action, locales } = line;
          const place = placeOf(action);
          const subject = subjectOf(action);
          const before = run[index - 1];
          const isLater = before === undefined || timeOf(before) !== timeOf(line);
          return (
            <li key={`${action.at} ${action.subject}`}>
              {!isAtOnce && isLater && <time dateTime={action.at}>{timeOf(line)}</time>}
              <span>{place === undefined ? subject : <a href={place}>{subject}</a>}</span>{' '}
              <Codes of={locales} />
            </li>
          );
        })}
      </ul>
    </details>
  );
}

const Subject = ({ line: { action, locales } }: { line: LogLine }) => (
  <span className="one-line" title={action.subject}>
    <Codes of={locales} />
    {subjectOf(action)}
  </span>
);

/** The id of a message or an order, the path of an image, and who did it herself, say nothing to a person. */
const subjectOf = ({ action, title, subject, name }: Action): string | undefined =>
  title ??
  (['', name].includes(subject) || isId.test(subject) || action.startsWith('image-') ? undefined : subject);

const isId = /^[\da-f]{8}-[\da-f]{4}-/;

function leadOf(action: string) {
  if (action === 'post-created') return <StateLead name="new" />;
  if (action === 'post-trashed' || action === 'post-deleted') return <StateLead name="trash" />;
  return <NavLead name={kindOf(action)?.[1] ?? 'settings'} />;
}

const kindOf = (action: string) => kinds.find(([kind]) => action.startsWith(`${kind}-`));

/** The icon of each kind of action, and where an editor sees its result. */
const kinds = [
  ['post', 'articles', undefined],
  ['preview', 'preview', undefined],
  ['image', 'media', deskPages.media],
  ['enquiry', 'enquiries', deskPages.enquiries],
  ['person', 'enquiries', deskPages.enquiries],
  ['editor', 'editors', deskPages.editors],
  ['invitation', 'editors', deskPages.editors],
  ['shared', 'editors', deskPages.editors],
  ['business', 'business', deskPages.business],
  ['bitcoin', 'bitcoin', deskPages.bitcoin],
  ['news', 'news', deskPages.news],
  ['unread', 'news', deskPages.news],
  ['address', 'health', deskPages['missing-pages']],
] as const;

const isPerson = ({ person, isShared }: Action): boolean => !isShared && person !== null;

function whoDid({ person, name, isShared }: Action, { actionLog }: DeskWords): string {
  if (isShared) return actionLog.shared;
  if (person === null) return actionLog.site;
  return name ?? actionLog.unknown;
}

/** @example 'moved 17 articles to the trash' */
function whatIsDone(run: LogRun, { actionLog: { names, several } }: DeskWords): string {
  const [{ action }] = run;
  const n = thingsIn(run);
  const one = textOf(names, action.action) ?? action.action;
  if (run.length === 1) return one;
  return fill<string>((n > 1 ? textOf(several, action.action) : undefined) ?? `${one} (${run.length}×)`, {
    n,
  });
}

const textOf = (texts: Partial<Record<string, string>>, action: string): string | undefined => texts[action];

/** The page of the desk that shows what an action was about. An article without a title no longer exists. */
function placeOf({ action, subject, title }: Action): string | undefined {
  if (action === 'post-trashed') return title === null ? undefined : deskPages.trash;
  if (action.startsWith('post-')) return title === null ? undefined : editAddress(subject);
  return kindOf(action)?.[2];
}
