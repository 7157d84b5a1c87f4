import { deskPages } from '#core/desk-pages.ts';
import { newsOverview } from '#contract/news.ts';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { useAnswer } from '../parts/use-answer.ts';
import { useDesk } from '../parts/use-desk.ts';
import { Skeletons } from '../parts/list/Skeletons.tsx';
import { useWritingHelp } from '../translation/use-writing-help.ts';
import { WritingCost } from '../translation/WritingCost.tsx';
import { NewsDay } from './NewsDay.tsx';
import { ReviewExport } from './ReviewExport.tsx';
import { NewsSources } from './NewsSources.tsx';
import './news.css';

export function NewsOverview() {
  const { help } = useWritingHelp();
  const texts = useDesk().words.news.overview;
  const { data, error, isPending, refetch } = useAnswer(newsOverview, { key: ['news'], input: {} });
  if (isPending) return <Skeletons label={texts.loading} />;
  if (data === undefined) return <ListTrouble query={{ error, refetch }} text={texts.failed} />;
  return (
    <>
      {data.sources.length > 0 && (
        <p>
          <a className="button" href={deskPages['daily-ibiza-news-now']}>
            {texts.toNow}
          </a>
        </p>
      )}
      <section className="news-part desk-stack">
        <h2>{texts.runs}</h2>
        <ReviewExport />
        {data.runs.length === 0 && <p>{texts.empty}</p>}
        {data.runs.map((run) => (
          <NewsDay key={run.date} run={run} />
        ))}
      </section>
      <section className="news-part desk-stack">
        <h2>{texts.sources}</h2>
        <NewsSources sources={data.sources} />
      </section>
      {help && <WritingCost help={help} />}
    </>
  );
}
