import { endpoint } from '#adapters/http/endpoint.ts';
import { togetherFor } from '#adapters/publishing.ts';
import { hideToday, noFieldsSchema } from '#core/publishing/publish-together.ts';

export default endpoint({
  asks: 'editor',
  input: noFieldsSchema,
  run: (_, { editor, afterAnswer }) =>
    hideToday(togetherFor({ accessToken: editor.accessToken, afterAnswer })),
  answer: ({ slugs, rebuild, contentVersion }) => ({ slugs, rebuild, content_version: contentVersion }),
});
