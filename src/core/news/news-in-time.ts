import type { AfterAnswer } from '../answering/after-answer.ts';
import { withTimeout } from '../answering/with-timeout.ts';
import type { NewsOutcome } from './run-news.ts';

/** The host ends a function after a minute, so the function must respond before that. */
const timeoutMs = 45_000;

/** Returns the outcome. After the timeout, returns `busy`, and the run continues in the background. */
export const newsInTime = (news: Promise<NewsOutcome>, afterAnswer: AfterAnswer): Promise<NewsOutcome> =>
  withTimeout(news, {
    timeoutMs,
    onTimeout() {
      afterAnswer(news);
      return { skipped: 'busy' };
    },
  });
