import { useStore } from '@nanostores/react';
import { defaultLocale, sourceFirst } from '#core/locale.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import type { FollowedPage } from '#browser-storage/on-its-way.ts';
import { $liveProgress, type LiveProgress, type Outlook } from '#stores/live-progress.ts';
import { useDesk } from '../parts/use-desk.ts';
import { counted } from '#i18n/counted.ts';
import { formatMoment } from '#i18n/format.ts';

const steps = ['saved', 'waiting', 'building', 'live'] as const;

/** `onlyTrouble`: a page that shows the ordinary steps elsewhere needs the strip only for what goes wrong. */
export function PublicationStrip({ onlyTrouble = false }: { onlyTrouble?: boolean }) {
  const { words } = useDesk();
  const progress = useStore($liveProgress);
  const { step, pages: followed = [], reason, failure, outlook } = progress;
  if (step === 'idle' || step === 'saving') return null;
  if (onlyTrouble && !isTrouble(progress)) return null;
  const reached = stepsReached(step);
  const pages = inDeskOrder(followed);
  const isHiding = pages.length > 0 && pages.every(({ becomes }) => becomes === 'gone');
  return (
    <section className={`desk-panel start publication publication-${step}`} aria-label={words.progress.title}>
      {step !== 'draft' && (
        <ol className="plain row publication-steps">
          {steps.map((name, index) => (
            <li
              key={name}
              data-reached={index < reached}
              aria-current={index === reached - 1 ? 'step' : undefined}
            >
              {words.progress.steps[name === 'live' && isHiding ? 'gone' : name]}
            </li>
          ))}
        </ol>
      )}
      <p role="status">{progressText(words, progress)}</p>
      {failure !== undefined && <p className="problem">{words.progress.failures[failure]}</p>}
      {reason !== undefined && <p className="problem">{fill(words.progress.reason, { reason })}</p>}
      {outlook && <PublicationOutlook step={step} outlook={outlook} />}
      {pages.length > 1 && <Pages pages={pages} />}
      <Links pages={pages} />
    </section>
  );
}

/** Screen readers announce each step of a page that shows the steps elsewhere. The strip announces trouble itself. */
export function ProgressForReaders() {
  const { words } = useDesk();
  const progress = useStore($liveProgress);
  return (
    <p role="status" className="visually-hidden">
      {!isTrouble(progress) && progressText(words, progress)}
    </p>
  );
}

const isTrouble = ({ step, outlook }: LiveProgress): boolean =>
  step === 'failed' || step === 'unreachable' || outlook?.isShort === true || outlook?.isHeld === true;

function progressText({ progress }: DeskWords, { step, pages = [] }: LiveProgress): string {
  if (step === 'idle' || step === 'saving') return '';
  return step === 'live' && pages.length > 1
    ? fill(progress.liveSeveral, { n: pages.length })
    : progress[step];
}

const Pages = ({ pages }: { pages: FollowedPage[] }) => {
  const { words } = useDesk();
  return (
    <ul className="plain stack gap-1 publication-pages">
      {pages.map(({ path, becomes, isSeen }) => (
        <li key={path} data-seen={isSeen}>
          {path}: {words.life.progress.pages[isSeen ? becomes : 'waiting']}
        </li>
      ))}
    </ul>
  );
};

function Links({ pages }: { pages: FollowedPage[] }) {
  const { words } = useDesk();
  const online = pages.filter(({ becomes }) => becomes === 'online');
  const seen = online.filter(({ isSeen }) => isSeen);
  if (seen.length === 0) return null;
  return (
    <div className="row">
      {seen.map(({ path }) => (
        <a key={path} className="button" href={path}>
          {words.progress.view}
          {online.length > 1 && ` (${languageOf(path)})`}
        </a>
      ))}
    </div>
  );
}

const inDeskOrder = (pages: readonly FollowedPage[]): FollowedPage[] =>
  pages.toSorted((one, other) => rank(one) - rank(other));

const rank = ({ path }: FollowedPage): number =>
  sourceFirst.findIndex((locale) => locale.toUpperCase() === languageOf(path));

const languageOf = (path: string): string => (path === '/' ? defaultLocale : path.slice(-2)).toUpperCase();

/** Returns how many of the four steps are reached: only the first if the build failed or cannot be requested. */
function stepsReached(step: LiveProgress['step']): number {
  const index = steps.findIndex((name) => name === (step === 'gone' ? 'live' : step));
  return index === -1 ? 1 : index + 1;
}

function PublicationOutlook({ step, outlook }: OutlookProps) {
  const { words, language } = useDesk();
  const texts = words.life.progress;
  const { changes, expectedIn, isHeld, usualSeconds, buildsLeft, isShort } = outlook;
  const isOnItsWay = step === 'waiting' || step === 'building';
  const facts = [
    isOnItsWay && changes > 0 && counted(texts.changes, changes),
    step === 'waiting' &&
      !isHeld &&
      expectedIn !== undefined &&
      (expectedIn === 0 ? texts.expectedNow : counted(texts.expectedIn, expectedIn)),
    step === 'waiting' &&
      isHeld &&
      fill(texts.held, { date: formatMoment(new Date(Date.now() + (expectedIn ?? 0) * 1000), language) }),
    isOnItsWay && usualSeconds !== undefined && counted(texts.usual, usualSeconds),
    buildsLeft !== undefined && !isShort && counted(texts.left, buildsLeft),
  ].filter((fact) => fact !== false);
  return (
    <>
      {/* No live region: screen readers would announce the changing numbers too often. */}
      {facts.length > 0 && <p className="soft">{facts.join(' ')}</p>}
      {buildsLeft !== undefined && isShort && (
        <p className="problem">
          {buildsLeft === 0 ? texts.leftNone : fill(texts.leftFew, { n: buildsLeft })}
        </p>
      )}
    </>
  );
}

type OutlookProps = { step: LiveProgress['step']; outlook: Outlook };
