import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import type { NewsOutcome } from './run-news.ts';

/** The host ends a function after a minute, so a request for news is answered earlier, in milliseconds. */
const timeoutMs = 45_000;

/** The outcome of a run, or that it is still busy; it then continues after the response, and the next request finds its result. */
export const newsInTime = (news: Promise<NewsOutcome>, afterAnswer: AfterAnswer): Promise<NewsOutcome> =>
  withTimeout(news, {
    timeoutMs,
    onTimeout() {
      afterAnswer(news);
      return { skipped: 'busy' };
    },
  });
