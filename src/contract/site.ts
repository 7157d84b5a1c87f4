import * as v from 'valibot';
import { businessDraftSchema } from '#core/business/business-draft.ts';
import { businessSchema, enteredSchema } from '#core/business/business.ts';
import { redirectSchema } from '#core/not-found/redirect.ts';
import { buildFailures } from '#core/publishing/rebuild/site-status.ts';
import { orNull } from '#core/casing/stored-values.ts';
import { contract, type AnswerOf } from './contract.ts';
import { rebuildAnswer } from './rebuild-answer.ts';

/**
 * Returns the state of the public site. Requests an overdue build that no other call has requested.
 *
 * `state` is `live` (the site contains the newest content), `waiting` (the build is pending), `building` (the build
 * was requested from the host) or `failed`. `live_version` is null if the site is unreachable. `last_error` says why
 * the hook or the build failed. `failure` is `build-never-came` (three requests for the build had no effect),
 * `site-unreadable` (`build.json` cannot be read) or `older-published` (an older deploy was published at the host).
 * `changes` is the number of changes that are not online yet. `build_expected_in` is in seconds, or null if no build
 * is pending. `held` is true if the build waits only because few builds are left. `usual_build_seconds` is the median
 * of the last ten builds. `builds_left` is null if builds are unlimited. `builds_short` is true if editors are warned
 * that few builds are left. `skipped` lists posts whose newest version cannot be shown. The last valid version of
 * such a post stays online.
 */
export const siteStatus = contract({
  name: 'site-status',
  method: 'GET',
  answer: v.object({
    content_version: v.number(),
    live_version: orNull(v.number()),
    state: v.picklist(['live', 'waiting', 'building', 'failed']),
    since: orNull(v.string()),
    last_error: v.optional(v.string()),
    failure: v.optional(v.picklist(buildFailures)),
    changes: v.number(),
    build_expected_in: orNull(v.number()),
    held: v.boolean(),
    usual_build_seconds: orNull(v.number()),
    builds_left: orNull(v.number()),
    builds_short: v.boolean(),
    skipped: v.array(v.string()),
  }),
});

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

export type MissingPage = AnswerOf<typeof missingPages>['paths'][number];
