import { endpoint } from '#adapters/http/endpoint.ts';
import { invitationTools } from '#adapters/supabase/invitations.ts';
import { redeemInvitation, redemptionSchema } from '#core/access/invitations.ts';

export default endpoint({
  asks: 'anyone',
  input: redemptionSchema,
  run: (redemption) => redeemInvitation(invitationTools, redemption),
  answer: ({ access_token, refresh_token, expires_in, expires_at, token_type, user }) => ({
    session: { access_token, refresh_token, expires_in, expires_at, token_type, user },
  }),
});
