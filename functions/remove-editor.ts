import { endpoint } from '#adapters/http/endpoint.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { removeEditor } from '#adapters/supabase/editor-desk.ts';
import { editorIdSchema } from '#core/access/editor-desk.ts';
import { done, refuse } from '#core/result.ts';

export default endpoint({
  asks: 'editor',
  input: editorIdSchema,
  async run({ user_id }, { editor }) {
    const outcome = await removeEditor(supabaseFor(editor.accessToken), user_id);
    if (outcome === 'removed') return done(user_id);
    return refuse({ code: outcome === 'not-found' ? 'editor-not-found' : 'editor-stays' });
  },
  answer: (user_id) => ({ user_id }),
});
