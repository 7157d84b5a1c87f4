import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import type { NewsOutcome } from './run-news.ts';

/** In milliseconds. The host ends a function after a minute, so the response must be sent earlier. */
const timeoutMs = 45_000;

/**
 * The outcome of a run, or `busy` after the timeout. The run then continues after the response, and the next request
 * finds its result.
 */
export const newsInTime = (news: Promise<NewsOutcome>, afterAnswer: AfterAnswer): Promise<NewsOutcome> =>
  withTimeout(news, {
    timeoutMs,
    onTimeout() {
      afterAnswer(news);
      return { skipped: 'busy' };
    },
  });
