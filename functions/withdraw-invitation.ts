import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { withdrawInvitation } from '#adapters/supabase/invitations.ts';
import { invitationIdSchema } from '#core/access/editor-desk.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: invitationIdSchema,
  run: async ({ id }, { editor }) =>
    (await withdrawInvitation(supabaseFor(editor.accessToken), id))
      ? done(id)
      : refuse({ code: 'invitation-not-found' }),
  answer: (id) => ({ id }),
});
