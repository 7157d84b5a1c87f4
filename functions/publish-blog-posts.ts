import { endpoint } from '#adapters/http/endpoint.ts';
import { publishedAnswer } from '#adapters/http/published-answer.ts';
import { togetherFor } from '#adapters/publishing.ts';
import { publishTogether, slugsSchema } from '#core/publishing/publish-together.ts';

export default endpoint({
  asks: 'editor',
  input: slugsSchema,
  run: ({ slugs }, { editor, afterAnswer }) =>
    publishTogether(togetherFor({ accessToken: editor.accessToken, afterAnswer }), slugs),
  answer: publishedAnswer,
});
