import * as v from 'valibot';
import { businessSchema, enteredSchema } from '#core/business/business.ts';
import { redirectSchema } from '#core/not-found/redirect.ts';
import { buildFailures } from '#core/publishing/rebuild/site-status.ts';
import { contract, orNull, type AnswerOf } from './contract.ts';
import { rebuildAnswer } from './rebuild-answer.ts';

/**
 * The state of the public site. This call also requests an overdue build that no other run has requested.
 *
 * `state` is `live` (the site contains the newest content), `waiting` (pending), `building` (requested from the host) or `failed`.
 * `live_version` is null if the site is unreachable. `last_error` says why the hook or the build failed. `failure` is
 * `build-never-came` (requested three times, never seen), `site-unreadable` (`build.json` cannot be read) or
 * `older-published` (an older deploy was published at the host). `changes` counts what is
 * not online yet; `build_expected_in` is in seconds, null where nothing waits, and `held` where it is that long only to spare builds;
 * `usual_build_seconds` is the median of the last ten; `builds_left` is null where builds are not limited, `builds_short` true where so
 * few are left that editors are warned. `skipped` names posts that no page can show; their last good version stays online.
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
 * Requested addresses without a page, most requested first, 500 at most, with the redirects that editors set. Addresses that programs
 * probe on every site are omitted; `guesses` counts them.
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
 * Redirects an address without a page to a page of the site, permanently (301); without `target`, removes the redirect. `target-not-found`:
 * the site has no such page.
 */
export const addRedirect = contract({
  name: 'lead-address',
  input: redirectSchema,
  answer: v.object({ path: v.string(), leads_to: orNull(v.string()) }),
  refusals: ['target-not-found', 'second-factor-needed'],
});

/**
 * The details of the business: name, numbers, hours and so on, with the newest 20 versions, newest first. `version` is 0 until an editor
 * saves for the first time. `left` names the fields that still say what a new installation starts with.
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
  }),
  verbatim: ['details'],
});

/**
 * Stores new details and requests a build; restoring an earlier version stores its details again. `base_version` is the version that
 * the editor changed. Changed prices get a version of their own. `details-changed-meanwhile`: there is a newer one by now, and nothing was stored.
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

export type MissingPage = AnswerOf<typeof missingPages>['paths'][number];
