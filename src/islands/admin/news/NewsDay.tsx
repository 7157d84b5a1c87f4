import { lazy, useState } from 'react';
import type { NewsRun, NewsRunText } from '#core/news/news-overview.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { formatDate } from '#i18n/format.ts';
import { LaterPart } from '../parts/LaterPart.tsx';
import { priceText } from '../translation/price-text.ts';
import { NewsTexts } from './NewsTexts.tsx';
import { reasonText, whyText } from '../parts/reason-text.ts';
import { useDesk, type Desk } from '../parts/use-desk.ts';

/** One day of the news: its texts, what they cost, and which reports were chosen or skipped, with the reason. */
export function NewsDay({ run }: { run: NewsRun }) {
  const { words, language } = useDesk();
  const texts = words.news.overview;
  const { record } = run;
  return (
    <details className="desk-panel news-day" open={location.hash.includes(run.date)}>
      <summary>
        <strong>{formatDate(`${run.date}T12:00:00Z`, language)}</strong> – {stateText(run, words)}
        {record && record.selected.length + record.skippedInAll > 0 && (
          <span className="soft">
            {' '}
            {fill(texts.counts, { taken: record.selected.length, left: record.skippedInAll })}
          </span>
        )}
      </summary>
      {run.texts.length > 0 && <NewsTexts texts={run.texts} />}
      {run.texts.map((text) => (
        <NewsEvidence key={text.language} text={text} />
      ))}
      <p className="soft">{costText(run, { words, language })}</p>
      {record && (
        <>
          <h3>{texts.taken}</h3>
          <ul>
            {record.selected.map(({ title, link, source }) => (
              <li key={link}>
                <a href={link} rel="noreferrer nofollow">
                  {title}
                </a>{' '}
                <span className="soft">{source}</span>
              </li>
            ))}
          </ul>
          {record.selected.length === 0 && <p>{texts.nothing}</p>}
          <h3>{texts.left}</h3>
          {record.skippedInAll > record.skipped.length && (
            <p className="soft">
              {fill(texts.leftOut, { n: record.skippedInAll, shown: record.skipped.length })}
            </p>
          )}
          <Reasons
            all={record.skipped.map(({ title, source, why }) => ({ sentence: `${title} (${source})`, why }))}
          />
        </>
      )}
      <h3>{texts.droppedFacts}</h3>
      <Reasons all={run.dropped} />
    </details>
  );
}

function Reasons({ all }: { all: NewsRun['dropped'] }) {
  const { words } = useDesk();
  if (all.length === 0) return <p>{words.news.overview.nothing}</p>;
  return (
    <ul className="news-reasons">
      {all.map(({ sentence, why }, index) => (
        <li key={`${index} ${sentence}`}>
          {sentence} <em>{whyText(words, why)}</em>
        </li>
      ))}
    </ul>
  );
}

function stateText(run: NewsRun, words: DeskWords): string {
  const { states } = words.news;
  if (run.state === 'gathering') return run.isRunning ? states.gathering : states.interrupted;
  if (run.state === 'failed' && run.trouble !== undefined)
    return `${states.failed}: ${reasonText(words, run.trouble, run.troubleDetail)}`;
  return states[run.state];
}

function costText(run: NewsRun, { words, language }: Desk): string {
  const sum = (of: 'inputTokens' | 'outputTokens') =>
    run.texts.reduce((total, one) => total + one[of], run[of]);
  const tokens = fill(words.news.overview.cost, {
    input: sum('inputTokens'),
    output: sum('outputTokens'),
    judge: run.cost.judgeTokens,
  });
  if (run.cost.uses === run.cost.unpriced) return tokens;
  return `${tokens}; ${priceText(run.cost, { words, language })}`;
}

const SentenceReview = lazy(() => import('./SentenceReview.tsx'));

function NewsEvidence({ text }: { text: NewsRunText }) {
  const { overview } = useDesk().words.news;
  const { slug, language, evidence, dropped } = text;
  const [isOpen, setOpen] = useState(location.hash === `#${slug}`);
  if (evidence.length === 0 && dropped.length === 0) return null;
  return (
    <details id={slug} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fill(overview.evidence, { language: language.toUpperCase() })}</summary>
      {isOpen && (
        <div className="stack">
          <LaterPart>{evidence.length > 0 && <SentenceReview text={text} />}</LaterPart>
          <h3>{overview.dropped}</h3>
          <Reasons all={dropped} />
        </div>
      )}
    </details>
  );
}
