import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import type { NewsOutcome } from './run-news.ts';

/** The response must be sent within this many milliseconds, because the host ends a function after a minute. */
const timeoutMs = 45_000;

/**
 * Returns the outcome of a run, or `busy` after the timeout. After a timeout, the run continues in the background, and the
 * next request finds its result.
 */
export const newsInTime = (news: Promise<NewsOutcome>, afterAnswer: AfterAnswer): Promise<NewsOutcome> =>
  withTimeout(news, {
    timeoutMs,
    onTimeout() {
      afterAnswer(news);
      return { skipped: 'busy' };
    },
  });
