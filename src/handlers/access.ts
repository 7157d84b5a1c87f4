/**
 * Runs the functions for signing in, editors, invitations, sessions and second factors. src/contract/access.ts
 * describes each.
 */
import { isAdminToken } from '#adapters/signing/admin-token.ts';
import { addressDigest } from '#adapters/signing/address-digest.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { requireSetting } from '#adapters/settings.ts';
import * as editors from '#adapters/supabase/access/editors.ts';
import * as invitations from '#adapters/supabase/access/invitations.ts';
import { countTokenTry, openSharedSession } from '#adapters/supabase/access/shared-account.ts';
import * as access from '#contract/access.ts';
import { openInvitation, redeemInvitation as redeem } from '#core/access/invitations.ts';
import { signInWithSharedToken } from '#core/access/sign-in-with-shared-token.ts';
import { deskPages } from '#core/desk-pages.ts';
import { done, refuse } from '#core/result.ts';
import { invitationLetter } from '#mail/invitation/letter.ts';

export const adminSession = endpoint(access.adminSession, {
  run: ({ token }, { address }) =>
    signInWithSharedToken(
      {
        isSharedToken: isAdminToken,
        tries: { count: countTokenTry },
        signIn: () => openSharedSession(address),
      },
      { token, address: addressDigest(address) },
    ),
  answer: (session) => ({ session }),
});

export const whoAmI = endpoint(access.whoAmI, {
  run: async (_, { editor }) => done(await editors.whoIs(editor.supabase)),
});

export const listEditors = endpoint(access.listEditors, {
  run: async (_, { editor }) => done(await editors.listEditors(editor.supabase)),
});

export const inviteEditor = endpoint(access.inviteEditor, {
  async run({ email, name, language }, { editor }) {
    const siteUrl = requireSetting('SITE_URL');
    const stored = await invitations.storeInvitation(editor.supabase, { email, name });
    if (!stored.ok) return stored;
    const { id, secret, expiresAt } = stored.value;
    // Browsers do not send the part after the # when they request the page, so no log contains the secret.
    const link = `${siteUrl}${deskPages['sign-in']}#invite=${secret}`;
    const letter = invitationLetter({ email, name, link, expiresAt, language });
    // The outbox would store the secret, so this mail is sent directly. The inviting editor also has the link.
    const { outcome } = await sendLetter(letter, `invitation-${id}`);
    return done({
      id,
      link,
      expiresAt,
      delivery: outcome === 'sent' ? ('sent' as const) : ('failed' as const),
    });
  },
});

export const withdrawInvitation = endpoint(access.withdrawInvitation, {
  run: async ({ id }, { editor }) =>
    (await invitations.withdrawInvitation(editor.supabase, id))
      ? done({ id })
      : refuse({ code: 'invitation-not-found' }),
});

export const readInvitation = endpoint(access.readInvitation, {
  run: ({ invitation }, { address }) => openInvitation(invitations.invitationDeps(address).read, invitation),
});

export const redeemInvitation = endpoint(access.redeemInvitation, {
  run: (redemption, { address }) => redeem(invitations.invitationDeps(address), redemption),
  answer: (session) => ({ session }),
});

export const removeEditor = endpoint(access.removeEditor, {
  async run({ userId }, { editor }) {
    const outcome = await editors.removeEditor(editor.supabase, userId);
    if (outcome === 'removed') return done({ userId });
    return refuse({ code: outcome === 'not-found' ? 'editor-not-found' : 'editor-stays' });
  },
});

export const signOutShared = endpoint(access.signOutShared, {
  async run(_, { editor }) {
    await editors.endSharedSessions(editor.supabase);
    return done({ ok: true as const });
  },
});

export const signOutElsewhere = endpoint(access.signOutElsewhere, {
  run: async (_, { editor }) =>
    (await editors.endOtherSessions(editor.supabase))
      ? done({ ok: true as const })
      : refuse({ code: 'editor-stays' }),
});

export const listActions = endpoint(access.listActions, {
  run: async (input, { editor }) => done({ actions: await editors.listActions(editor.supabase, input) }),
});
