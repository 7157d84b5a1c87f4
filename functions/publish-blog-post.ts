import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { postAddressSchema } from '#core/post/post.ts';
import { publishPost } from '#core/publishing/publish-post.ts';

export default endpoint({
  asks: 'editor',
  input: postAddressSchema,
  run: ({ slug, language }, { editor, afterAnswer }) =>
    publishPost(publishingFor({ accessToken: editor.accessToken, afterAnswer }), { slug, locale: language }),
  answer: ({ slug, publishedAt, rebuild, contentVersion }) => ({
    slug,
    published_at: publishedAt.toISOString(),
    rebuild,
    content_version: contentVersion,
  }),
});
