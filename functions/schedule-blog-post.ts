import { endpoint } from '#adapters/http/endpoint.ts';
import { publishingFor } from '#adapters/publishing.ts';
import { schedulePost, scheduleSchema } from '#core/publishing/schedule-post.ts';

export default endpoint({
  asks: 'editor',
  input: scheduleSchema,
  run: (asked, { editor, afterAnswer }) =>
    schedulePost(publishingFor({ accessToken: editor.accessToken, afterAnswer }), asked),
  answer: ({ slug, publishAt }) => ({ slug, publish_at: publishAt.toISOString() }),
});
