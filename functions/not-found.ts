import type { Context } from '@netlify/functions';
import { missingPageAnswer } from '#adapters/http/missing-page-answer.ts';

export default (request: Request, context: Context): Promise<Response> =>
  missingPageAnswer(request, { afterAnswer: (work) => context.waitUntil(work) });
