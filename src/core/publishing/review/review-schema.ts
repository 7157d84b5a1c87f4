import * as v from 'valibot';
import { postAddressSchema } from '../../post/post.ts';
import { maxReviewerLength, reviewChecks } from './review-checks.ts';
import { maxCharacters } from '../../typed-text/storable-text.ts';

/** The name with which an editor signs a review. */
export const reviewerSchema = v.pipe(
  v.nullish(v.string('A name is text.'), ''),
  v.trim(),
  maxCharacters(maxReviewerLength),
  v.regex(/^[^\p{C}<>]*$/u, 'The name contains characters that are not allowed.'),
);

/** AI-written articles require `checklist` and `reviewer`. The database decides whether `reviewer` may sign. */
export const reviewSchema = v.intersect([
  postAddressSchema,
  v.object({
    revision: v.pipe(v.number('The revision that was reviewed is required.'), v.integer(), v.minValue(1)),
    checklist: v.pipe(
      v.nullish(
        v.array(v.picklist(reviewChecks, 'One of facts, names, tone, links.'), 'A list of checks.'),
        [],
      ),
      v.transform((checked) => [...new Set(checked)]),
      v.check(
        ({ length }) => length === 0 || length === reviewChecks.length,
        'All checks are required; for a translation, all or none.',
      ),
    ),
    reviewer: reviewerSchema,
  }),
]);
