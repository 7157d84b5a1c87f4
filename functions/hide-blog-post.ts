import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { postAddressSchema } from '#core/post/post.ts';
import { hidePost } from '#core/publishing/hide-post.ts';

export default endpoint({
  asks: 'editor',
  input: postAddressSchema,
  run: ({ slug, language }, { editor, afterAnswer }) =>
    hidePost(publishingFor({ accessToken: editor.accessToken, afterAnswer }), { slug, locale: language }),
  answer: ({ slug, rebuild, contentVersion }) => ({ slug, rebuild, content_version: contentVersion }),
});
