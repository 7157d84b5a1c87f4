import { endpoint } from '#adapters/http/endpoint.ts';
import { sendLetter } from '#adapters/resend/send-letter.ts';
import { requireSetting } from '#adapters/settings.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { storeInvitation } from '#adapters/supabase/invitations.ts';
import { inviteSchema } from '#core/access/invitations.ts';
import { deskPages } from '#core/desk-pages.ts';
import { done, refuse } from '#core/result.ts';
import { invitationLetter } from '#mail/invitation/letter.ts';

export default endpoint({
  asks: 'editor',
  input: inviteSchema,
  async run({ email, name, language }, { editor }) {
    const siteUrl = requireSetting('SITE_URL');
    const stored = await storeInvitation(supabaseFor(editor.accessToken), { email, name });
    if (stored === undefined) return refuse({ code: 'already-an-editor' });
    const { id, secret, expiresAt } = stored;
    // After the # nothing of an address reaches a server or its log.
    const link = `${siteUrl}${deskPages['sign-in']}#invite=${secret}`;
    const letter = invitationLetter({ email, name, link, expiresAt, language });
    // Not through the outbox: it would have to keep the secret. Whoever invites has the link in any case.
    const { outcome } = await sendLetter(letter, `invitation-${id}`);
    return done({ id, link, expiresAt, delivery: outcome === 'sent' ? 'sent' : 'failed' });
  },
  answer: ({ id, link, expiresAt, delivery }) => ({ id, link, expires_at: expiresAt, delivery }),
});
