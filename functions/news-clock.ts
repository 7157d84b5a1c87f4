import type { Config } from '@netlify/functions';
import { orderNews } from '#adapters/netlify/news-order.ts';

/** From `NEWS_HOUR` on, starts what makes the news of today or goes on with it; where it is done, nothing follows. */
export default (): Promise<void> => orderNews(new Date());

export const config: Config = { schedule: '0 * * * *' };
