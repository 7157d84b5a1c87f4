import * as v from 'valibot';
import { businessDraftSchema } from '#core/business/business-draft.ts';
import { businessSchema, enteredSchema, noticeText } from '#core/business/business.ts';
import { localeSchema } from '#core/post/post.ts';
import { redirectSchema } from '#core/not-found/redirect.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract, type AnswerOf } from './contract.ts';
import { translationProblem } from './model-texts.ts';
import { rebuildAnswer } from './rebuild-answer.ts';

/**
 * Lists requested addresses that have no page (at most 500, most requested first), and the redirects that editors
 * have set. `guesses` is the number of addresses that are left out, because scanners probe them on every site.
 */
export const missingPages = contract({
  name: 'missing-pages',
  method: 'GET',
  answer: v.object({
    paths: v.array(
      v.object({
        path: v.string(),
        times: v.number(),
        first_on: v.string(),
        last_on: v.string(),
        leads_to: orNull(v.string()),
      }),
    ),
    guesses: v.number(),
  }),
});

/**
 * Permanently redirects (301) an address without a page to `target`, a page of the site. Without `target`, removes
 * the redirect. `target-not-found`: the site has no such page.
 */
export const addRedirect = contract({
  name: 'lead-address',
  input: redirectSchema,
  answer: v.object({ path: v.string(), leads_to: orNull(v.string()) }),
  refusals: ['target-not-found', 'second-factor-needed'],
});

/** Takes an address without a page out of the list of missing pages, or puts it back if `ignored` is false. */
export const ignoreAddress = contract({
  name: 'ignore-address',
  input: v.object({ path: redirectSchema.entries.path, ignored: v.boolean() }),
  answer: v.object({ path: v.string(), ignored: v.boolean() }),
});

/**
 * Returns the details of the business (name, prices, opening hours and so on) and their newest 20 versions, newest
 * first. `version` is 0 until an editor saves the details for the first time. `left` lists the fields that still have
 * the value of a new installation. `draft` contains the caller's unsaved changes.
 */
export const readBusiness = contract({
  name: 'business',
  method: 'GET',
  answer: v.object({
    version: v.number(),
    details: businessSchema,
    left: v.array(v.string()),
    versions: v.array(
      v.object({
        version: v.number(),
        details: businessSchema,
        saved_at: v.string(),
        saved_by: orNull(v.string()),
      }),
    ),
    draft: v.optional(v.object({ ...businessDraftSchema.entries, updated_at: v.string() })),
  }),
  verbatim: ['details'],
});

/**
 * Stores new details of the business and requests a build. To restore an earlier version, send its details.
 * `base_version` is the version that the editor changed. Changed prices get a new price version.
 * `details-changed-meanwhile`: a newer version exists, so nothing was stored.
 */
export const saveBusiness = contract({
  name: 'save-business',
  input: v.object({
    details: enteredSchema,
    base_version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  }),
  answer: v.object({ version: v.number(), ...rebuildAnswer }),
  refusals: ['details-changed-meanwhile'],
  verbatim: ['details'],
});

/**
 * Stores the caller's unsaved changes to the details: one draft per editor. `business` returns each draft only to its
 * author. The draft expires like a draft of an article. To discard the draft, send no fields. `changed-meanwhile`:
 * the draft has another `revision`.
 */
export const saveBusinessDraft = contract({
  name: 'save-business-draft',
  input: businessDraftSchema,
  answer: v.object({ revision: v.number(), updated_at: v.string() }),
  refusals: ['changed-meanwhile'],
});

/**
 * Translates the Dutch notice into the other languages, with the same checks as for an article. Stores nothing.
 * Without `text`, `problem` says why the translation failed. With `text`, it contains any doubts of the checks.
 */
export const translateNotice = contract({
  name: 'translate-notice',
  input: v.object({ text: noticeText }),
  answer: v.object({
    translations: v.array(
      v.object({ language: localeSchema, text: v.optional(v.string()), problem: translationProblem }),
    ),
  }),
  refusals: ['no-translator'],
});

export type MissingPage = AnswerOf<typeof missingPages>['paths'][number];
