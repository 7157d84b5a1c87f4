import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { eraseForever, slugsSchema } from '#core/publishing/article-changes.ts';

export default endpoint({
  asks: 'editor',
  input: slugsSchema,
  run: ({ slugs }, { editor, afterAnswer }) =>
    eraseForever(publishingFor({ accessToken: editor.accessToken, afterAnswer }), slugs),
  answer: ({ deleted }) => ({ deleted }),
});
