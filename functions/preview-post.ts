import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { safeBody } from '#core/post/body.ts';
import { contentSchema } from '#core/post/content.ts';
import { optionalText, postLimits } from '#core/post/post.ts';
import { done } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: v.object({ title: optionalText(postLimits.title), content: contentSchema }),
  run: ({ title = '', content }) => Promise.resolve(done({ html: safeBody({ title, content }) })),
  answer: ({ html }) => ({ html }),
});
