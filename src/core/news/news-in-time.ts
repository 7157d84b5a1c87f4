import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import type { NewsOutcome } from './run-news.ts';

/** The host ends a function after a minute, so the response must be sent before that. */
const timeoutMs = 45_000;

/** Returns the outcome, or `busy` after the timeout. The run then continues in the background. */
export const newsInTime = (news: Promise<NewsOutcome>, afterAnswer: AfterAnswer): Promise<NewsOutcome> =>
  withTimeout(news, {
    timeoutMs,
    onTimeout() {
      afterAnswer(news);
      return { skipped: 'busy' };
    },
  });
