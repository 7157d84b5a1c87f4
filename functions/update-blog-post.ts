import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { revisePost, revisionSchema } from '#core/publishing/revise-post.ts';

export default endpoint({
  asks: 'editor',
  input: revisionSchema,
  run: (revision, { editor, afterAnswer }) =>
    revisePost(publishingFor({ accessToken: editor.accessToken, afterAnswer }), revision),
  answer: ({ slug, revision, rebuild, contentVersion }) => ({
    slug,
    revision,
    ...(rebuild === undefined ? {} : { rebuild, content_version: contentVersion }),
  }),
});
