import * as v from 'valibot';
import { addressDigest, isAdminToken } from '#adapters/admin-token.ts';
import { endpoint } from '#adapters/http/endpoint.ts';
import { countTokenTry, openSharedSession } from '#adapters/supabase/shared-account.ts';
import { openSession } from '#core/access/open-session.ts';

export default endpoint({
  asks: 'anyone',
  input: v.object({
    token: v.pipe(v.string('A token is required.'), v.minLength(1, 'A token is required.'), v.maxLength(500)),
  }),
  run: ({ token }, { address }) =>
    openSession(
      { isSharedToken: isAdminToken, tries: { count: countTokenTry }, signIn: openSharedSession },
      { token, address: addressDigest(address) },
    ),
  answer: ({ access_token, refresh_token, expires_in, expires_at, token_type, user }) => ({
    session: { access_token, refresh_token, expires_in, expires_at, token_type, user },
  }),
});
