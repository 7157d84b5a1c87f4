import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { publishedAnswer } from '#adapters/http/published-answer.ts';
import { togetherFor } from '#adapters/publishing.ts';
import { publishToday } from '#core/publishing/publish-together.ts';

export default endpoint({
  asks: 'editor',
  input: v.object({}),
  run: (_, { editor, afterAnswer }) =>
    publishToday(togetherFor({ accessToken: editor.accessToken, afterAnswer })),
  answer: publishedAnswer,
});
