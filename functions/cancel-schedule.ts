import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { postAddressSchema } from '#core/post/post.ts';
import { cancelSchedule } from '#core/publishing/schedule-post.ts';

export default endpoint({
  asks: 'editor',
  input: postAddressSchema,
  run: ({ slug }, { editor, afterAnswer }) =>
    cancelSchedule(publishingFor({ accessToken: editor.accessToken, afterAnswer }), slug),
  answer: ({ slug }) => ({ slug }),
});
