import { door } from '#adapters/http/door.ts';
import { missingPageAnswer } from '#adapters/http/missing-page-answer.ts';

export default door((request, context) =>
  missingPageAnswer(request, { afterAnswer: (work) => context.waitUntil(work) }),
);
