import { endpoint } from '#adapters/http/endpoint.ts';
import { publishedAnswer } from '#adapters/http/published-answer.ts';
import { togetherFor } from '#adapters/publishing.ts';
import { publishToday, noFieldsSchema } from '#core/publishing/publish-together.ts';

export default endpoint({
  asks: 'editor',
  input: noFieldsSchema,
  run: (_, { editor, afterAnswer }) =>
    publishToday(togetherFor({ accessToken: editor.accessToken, afterAnswer })),
  answer: publishedAnswer,
});
