import { deskPages } from '#core/desk-pages.ts';
import { newsOverview } from '#contract/news.ts';
import { fetchReviews } from '#clients/reviews.ts';
import { reviewsCsv } from '#core/publishing/review/reviews-csv.ts';
import { Empty } from '../parts/list/Empty.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { WritingCost } from '../translation/WritingCost.tsx';
import { Button } from '../parts/Button.tsx';
import { download, downloadJson } from '../parts/browser/download.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { NewsDay } from './NewsDay.tsx';
import { NewsSources } from './NewsSources.tsx';
import { UnreadStopped } from './UnreadStopped.tsx';
import './news.css';

/** The page about the daily news: the last days, the feeds, and what the language model costs. */
export default function NewsOverview() {
  const { help } = useWritingHelp();
  const texts = useDesk().words.news.overview;
  const query = useAnswer(newsOverview, { key: ['news'], input: {} });
  const { data } = query;
  if (data === undefined) return <ListTrouble query={query} text={texts.failed} loading={texts.loading} />;
  // Without sources, there is no news, so the page says only that.
  const isNew = data.sources.length + data.runs.length === 0;
  return (
    <>
      {data.sources.length > 0 && (
        <p>
          <a className="button" href={deskPages['daily-ibiza-news-now']}>
            {texts.toNow}
          </a>
        </p>
      )}
      {data.stoppedAt !== undefined && <UnreadStopped since={data.stoppedAt} readAgain={query.refetch} />}
      {isNew ? (
        <NewsSources sources={[]} />
      ) : (
        <>
          <section className="news-part stack">
            <h2>{texts.runs}</h2>
            {data.runs.length === 0 && <Empty of="town" text={texts.empty} />}
            {data.runs.map((run) => (
              <NewsDay key={run.date} run={run} />
            ))}
            {data.runs.length > 0 && <ReviewExport />}
          </section>
          <section className="news-part stack">
            <h2>{texts.sources}</h2>
            <NewsSources sources={data.sources} />
          </section>
        </>
      )}
      {help && <WritingCost help={help} />}
    </>
  );
}

function ReviewExport() {
  const texts = useDesk().words.news.review;
  const exporting = useDeskAction({
    run: async (kind: 'csv' | 'json') => ({ kind, reviews: await fetchReviews() }),
    onSuccess: ({ kind, reviews }) =>
      kind === 'json'
        ? downloadJson(reviews, { name: 'reviews.json' })
        : download(reviewsCsv(reviews), { name: 'reviews.csv', type: 'text/csv' }),
    failureTitle: texts.exportFailed,
  });
  return (
    <p className="row soft">
      {texts.export}
      <Button variant="link" text="CSV" about={texts.export} onClick={() => exporting.mutate('csv')} />
      <Button variant="link" text="JSON" about={texts.export} onClick={() => exporting.mutate('json')} />
    </p>
  );
}
