import { useStore } from '@nanostores/react';
import { newsOverview } from '#contract/news.ts';
import { Button } from '../parts/Button.tsx';
import { SetUpHelp } from '../parts/SetUpHelp.tsx';
import { deskPages } from '#core/desk-pages.ts';
import { sourceFirst } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { spelledNumber } from '#i18n/spelled-number.ts';
import { $dailyNews, makeDailyNews, type DailyNews, type NewsCard } from '#stores/daily-news.ts';
import { $liveProgress } from '#stores/live-progress.ts';
import { PublicationStrip } from '../publication/PublicationStrip.tsx';
import { refusalText } from '../parts/refusal-text.ts';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { reasonText } from '../parts/reason-text.ts';
import './news.css';

/** The page that writes today’s news at once, and shows how far each language is. */
export default function DailyNewsNow() {
  const { words } = useDesk();
  const news = useStore($dailyNews);
  const { step } = useStore($liveProgress);
  const texts = words.news.now;
  const isRunning = news.status === 'running';
  const hasFeeds = useHasFeeds();
  return (
    <>
      <div>
        <p>{fill(texts.languages, { languages: sourceFirst.join(' / ').toUpperCase() })}</p>
        <p className="soft">
          {fill(texts.intro, { n: spelledNumber(sourceFirst.length, words.spelledNumbers) })}
        </p>
      </div>
      <div className="row">
        <Button
          variant="main"
          text={texts.start}
          disabled={isRunning || hasFeeds === false}
          onClick={() => void makeDailyNews()}
        />
        <p role="status">{statusText(news, texts)}</p>
      </div>
      {news.cards.length > 0 && (
        <>
          {isRunning && (
            <progress className="news-progress" max={sourceFirst.length} value={readyOf(news)}>
              {fill(texts.progress, { n: readyOf(news), total: sourceFirst.length })}
            </progress>
          )}
          <ul className="plain tiles news-cards">
            {news.cards.map((card) => (
              <Card key={card.locale} card={card} isRunning={isRunning} />
            ))}
          </ul>
        </>
      )}
      {/* Once the pages are live, the cards link to them, so the strip is hidden. */}
      {step !== 'live' && <PublicationStrip />}
      <p className="row">
        <a href="/blog">{texts.back}</a>
        <a href={deskPages.news}>{texts.overview}</a>
      </p>
      {/* At the end of the page, because the help text appears late and would move any content below it. */}
      {hasFeeds === false && <SetUpHelp texts={words.setUp.feeds} />}
    </>
  );
}

/** Undefined before the answer and after a failed request. In both cases, the start button is enabled. */
function useHasFeeds(): boolean | undefined {
  const { data } = useAnswer(newsOverview, { key: ['news'], input: {} });
  return data && data.sources.length > 0;
}

function Card({ card, isRunning }: { card: NewsCard; isRunning: boolean }) {
  const { words } = useDesk();
  const texts = words.news.now;
  const { locale, created, published, page } = card;
  const notPublished = isRunning && created?.success ? texts.waiting : texts.none;
  return (
    <li className="desk-panel" data-language={locale}>
      <h2>{locale.toUpperCase()}</h2>
      {created === undefined ? (
        <p className="soft">{texts.waiting}</p>
      ) : (
        <>
          <p>{fill(texts.created, { result: resultOf(created, words) })}</p>
          <p>{fill(texts.published, { result: published ? resultOf(published, words) : notPublished })}</p>
        </>
      )}
      {created?.skipped === 'already-there' && <p className="soft">{texts.already}</p>}
      {published?.slug !== undefined && (
        <WayToText slug={published.slug} isHeld={published.waits === true} page={page} />
      )}
    </li>
  );
}

function WayToText({ slug, isHeld, page }: { slug: string; isHeld: boolean; page: NewsCard['page'] }) {
  const { now, texts } = useDesk().words.news;
  if (!isHeld && page !== 'live')
    return <p className="soft">{page === 'hidden' ? texts.hidden : now.goingLive}</p>;
  return (
    <p>
      <a className="button button-quiet" href={isHeld ? `${deskPages.news}#${slug}` : postPath(slug)}>
        {isHeld ? now.read : now.view}
        <span className="visually-hidden"> ({slug.slice(-2).toUpperCase()})</span>
      </a>
    </p>
  );
}

function resultOf(answer: NonNullable<NewsCard['created']>, words: DeskWords): string {
  const texts = words.news.now;
  if (answer.skipped === 'too-little-news') return texts.skipped;
  if (answer.waits === true) return texts.waits;
  if (answer.success) return texts.ok;
  const { refusal, error = 'internal' } = answer;
  return fill(texts.error, {
    error: refusal === undefined ? reasonText(words, error) : refusalText(words, refusal),
  });
}

const readyOf = ({ cards }: DailyNews): number => cards.filter(({ created }) => created !== undefined).length;

function statusText({ status, cards }: DailyNews, texts: DeskWords['news']['now']): string {
  if (status === 'running') return texts.busy;
  if (status === 'too-little-news') return texts.tooLittle;
  if (status !== 'done') return '';
  const n = cards.filter(({ created, published }) => created?.success && published?.success !== false).length;
  if (n === cards.length) return texts.done;
  return n === 0 ? texts.doneNone : fill(texts.doneSome, { n, total: cards.length });
}
