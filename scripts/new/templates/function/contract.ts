import * as v from 'valibot';
import { contract } from '#contract/contract.ts';

/** Says in a sentence or two what it does, for the guide. */
export const newThing = contract({
  name: 'new-thing',
  input: v.object({ slug: v.string() }),
  answer: v.object({ slug: v.string() }),
  refusals: ['post-not-found'],
});
