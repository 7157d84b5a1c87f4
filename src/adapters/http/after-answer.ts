import type { Context } from '@netlify/functions';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { reportError } from '../report-error.ts';

/** Must be called when a request begins: the host ends a function a minute later, even during work after the answer. */
export const afterAnswerOf = (context: Context, { seconds = 50 } = {}): AfterAnswer =>
  Object.assign((work: Promise<unknown>) => context.waitUntil(work.catch(reportError)), {
    deadline: Date.now() + seconds * 1000,
  });
