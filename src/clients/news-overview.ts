import { newsOverview } from '#contract/news.ts';
import type { NewsOverview } from '#core/news/news-overview.ts';
import { answered } from '#session/desk-refusal.ts';
import { callAsEditor } from '#session/session.ts';

/** The last days of news and the health of the feeds. Throws a `DeskRefusal` where the server refuses. */
export const fetchNewsOverview = async (): Promise<NewsOverview> =>
  answered(await callAsEditor(newsOverview, {}));
