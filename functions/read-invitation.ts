import { endpoint } from '#adapters/http/endpoint.ts';
import { invitationTools } from '#adapters/supabase/invitations.ts';
import { invitationSchema, openInvitation } from '#core/access/invitations.ts';

export default endpoint({
  asks: 'anyone',
  input: invitationSchema,
  run: ({ invitation }) => openInvitation(invitationTools.read, invitation),
  answer: ({ email, name, expiresAt }) => ({ email, name, expires_at: expiresAt }),
});
