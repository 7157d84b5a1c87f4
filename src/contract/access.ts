import * as v from 'valibot';
import {
  actionListSchema,
  confirmSchema,
  editorIdSchema,
  invitationIdSchema,
} from '#core/access/desk-requests.ts';
import { invitationSchema, inviteSchema, redemptionSchema } from '#core/access/invitations.ts';
import { contract, type AnswerOf } from './contract.ts';

const sessionAnswer = v.object({
  session: v.object({
    access_token: v.string(),
    refresh_token: v.string(),
    expires_in: v.number(),
    expires_at: v.optional(v.number()),
    token_type: v.string(),
    user: v.unknown(),
  }),
});

/**
 * Exchanges the admin token for a session of the shared editor account.
 *
 * `too-many-requests`, with `Retry-After` in seconds: an IP address (or /64 network) has sent five wrong tokens
 * within ten minutes. For ten minutes, every further token from this address is refused, even the right token. The
 * fifth wrong token itself is answered with `token-refused`.
 */
export const adminSession = contract({
  name: 'admin-session',
  callers: 'anyone',
  input: v.object({
    token: v.pipe(v.string('A token is required.'), v.minLength(1, 'A token is required.'), v.maxLength(500)),
  }),
  answer: sessionAnswer,
  refusals: ['token-refused', 'too-many-requests'],
  verbatim: ['session'],
});

/**
 * Returns the signed-in editor. `email` is null for the shared account. `signs_as` are the names under which this
 * account may review a text: a named editor has one, the shared account those of the business, the last being the team.
 */
export const whoAmI = contract({
  name: 'who-am-i',
  method: 'GET',
  answer: v.object({
    user_id: v.nullable(v.string()),
    name: v.nullable(v.string()),
    email: v.nullable(v.string()),
    is_shared: v.boolean(),
    signs_as: v.array(v.string()),
  }),
});

/**
 * Lists editors, former editors (with `removed_at`), and the latest 100 unredeemed invitations. Expired invitations
 * are included, and withdrawn invitations are left out.
 */
export const listEditors = contract({
  name: 'list-editors',
  method: 'GET',
  answer: v.object({
    editors: v.array(
      v.object({
        user_id: v.string(),
        name: v.string(),
        email: v.nullable(v.string()),
        is_shared: v.boolean(),
        added_at: v.string(),
        removed_at: v.nullable(v.string()),
      }),
    ),
    invitations: v.array(
      v.object({
        id: v.string(),
        email: v.string(),
        name: v.string(),
        created_at: v.string(),
        expires_at: v.string(),
      }),
    ),
  }),
});

/**
 * Stores an invitation and mails its link, which is valid until `expires_at`. Earlier open invitations to the same
 * e-mail address are withdrawn. At most 10 invitations may be open at once, and 20 may be sent per day. `language` is
 * the language of the mail. Only the mail and the answer contain the link.
 */
export const inviteEditor = contract({
  name: 'invite-editor',
  input: inviteSchema,
  answer: v.object({
    id: v.string(),
    link: v.string(),
    expires_at: v.string(),
    delivery: v.picklist(['sent', 'failed']),
  }),
  refusals: ['already-an-editor', 'too-many-invitations', 'second-factor-needed'],
});

/** Withdraws an invitation. A redeemed or withdrawn invitation is reported as not found. */
export const withdrawInvitation = contract({
  name: 'withdraw-invitation',
  input: invitationIdSchema,
  answer: v.object({ id: v.string() }),
  refusals: ['invitation-not-found'],
});

/** Returns the invited person's name and e-mail address. `invitation` is the secret in the link, after `#invite=`. */
export const readInvitation = contract({
  name: 'read-invitation',
  callers: 'anyone',
  input: invitationSchema,
  answer: v.object({ email: v.string(), name: v.string(), expires_at: v.string() }),
  refusals: ['invitation-unknown', 'invitation-used', 'invitation-withdrawn', 'invitation-expired'],
});

/**
 * Makes the invited person an editor. If the e-mail address has an account, requires the account's password. If not,
 * creates an account. A wrong password is refused with `password-weak` if it is weak, or else `account-exists`.
 *
 * `password-weak` lists the reasons in `fields.password`, separated by spaces: `short` (under 12 characters), `long`
 * (over 72 bytes), `simple` (like `qwertyuiop1234`), `common` (like `W4chtw00rd!2026`), `personal` (mostly part of
 * the e-mail address), and, found only by the auth service, `characters` (lacks a needed kind) and `known` (leaked).
 */
export const redeemInvitation = contract({
  name: 'redeem-invitation',
  callers: 'anyone',
  input: redemptionSchema,
  answer: sessionAnswer,
  refusals: [...readInvitation.refusals, 'invitation-for-another', 'account-exists', 'password-weak'],
  verbatim: ['session'],
});

/**
 * Ends an editor's access at once: the sessions in every browser, the invitations that the editor sent, and the
 * preview links that the editor sent or received. `editor-stays`: the request names the shared account or the caller.
 */
export const removeEditor = contract({
  name: 'remove-editor',
  input: editorIdSchema,
  answer: v.object({ user_id: v.string() }),
  refusals: ['editor-not-found', 'editor-stays', 'second-factor-needed'],
});

/** Ends all sessions of the shared account, and the open invitations and preview links created in these sessions. */
export const signOutShared = contract({
  name: 'sign-out-shared',
  input: confirmSchema,
  answer: v.object({ ok: v.literal(true) }),
});

/**
 * Ends the caller's sessions in other browsers, and all open invitations and preview links that the caller created.
 * `editor-stays`: the caller uses the shared account, whose sessions belong to several people.
 */
export const signOutElsewhere = contract({
  name: 'sign-out-elsewhere',
  input: confirmSchema,
  answer: v.object({ ok: v.literal(true) }),
  refusals: ['editor-stays'],
});

/**
 * Lists logged actions, newest first, 50 at a time. The request's `person` is a `user_id`. In the answer, `action` is
 * a word such as `post-published`, `title` is the title of the article or the name of the customer if there is one, and `person` is null for actions of the site itself.
 */
export const listActions = contract({
  name: 'list-actions',
  method: 'GET',
  input: actionListSchema,
  answer: v.object({
    actions: v.array(
      v.object({
        at: v.string(),
        action: v.string(),
        subject: v.string(),
        title: v.nullable(v.string()),
        from_version: v.nullable(v.number()),
        to_version: v.nullable(v.number()),
        person: v.nullable(v.string()),
        name: v.nullable(v.string()),
        is_shared: v.boolean(),
      }),
    ),
  }),
});

export type EditorList = AnswerOf<typeof listEditors>;
export type SentInvitation = AnswerOf<typeof inviteEditor>;
export type Action = AnswerOf<typeof listActions>['actions'][number];
