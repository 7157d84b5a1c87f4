import * as v from 'valibot';
import { previews } from '#contract/previews.ts';
import type { DecisionOutcome, VerdictInput } from '#core/preview/decide-preview.ts';
import { decisionSchema, openPreviewSchema, type OpenPreview } from '#core/preview/preview.ts';
import type { PreviewOrder, StoredPreview } from '#core/preview/send-preview.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { moment, optional } from '#core/casing/stored-values.ts';
import { answerOf } from '../answer.ts';
import type { Editor } from '../access/editor-session.ts';
import { supabaseFor, type Database } from '../client.ts';
import { rpc } from '../rpc.ts';

/**
 * Stores a preview and queues its mail. Needs the secret key, so that no editor can choose the keys of the links.
 * Without `sender`, the site is the sender.
 */
export const storePreview = (
  supabase: Database,
  { sender, ...order }: PreviewOrder & { sender: Sender | undefined },
): Promise<StoredPreview> =>
  rpc(
    supabase,
    'store_preview',
    { sentBy: sender?.userId, session: sender?.sessionId, preview: order },
    storedPreviewSchema,
  );

export type Sender = Pick<Editor, 'userId' | 'sessionId'>;

/** Returns the article of a preview link, or undefined if the link's key is unknown or expired. */
export const openPreview = (key: string): Promise<OpenPreview | undefined> =>
  rpc(supabaseFor(), 'open_preview', { key }, optional(openPreviewSchema));

/** Approves or rejects a preview. `key` is the secret key of the approval link. */
export async function decideWithKey(
  key: string,
  { verdict, seen, note }: Pick<VerdictInput, 'verdict' | 'seen' | 'note'>,
): Promise<DecisionOutcome> {
  const read = await rpc(supabaseFor(), 'decide_preview', { key, verdict, seen, note }, outcomeSchema);
  return 'decided' in read ? { outcome: read.outcome, decision: read.decided } : read;
}

/** Needs an editor’s rights. */
export async function previewsOf(supabase: Database, slug: string) {
  const found = await supabase.from('blog_posts').select('id').eq('slug', slug).maybeSingle();
  const post = answerOf(found, 'looking for a post', v.nullable(v.object({ id: v.string() })));
  if (post === null) return [];
  const read = await supabase
    .from('post_previews')
    .select('id, recipient, created_at, expires_at, verdict, note, decided_at')
    .contains('posts', JSON.stringify([{ id: post.id }]))
    .order('created_at', { ascending: false })
    .limit(5);
  return inCamelCase(answerOf(read, 'listing previews', previews.answer.entries.previews));
}

const storedPreviewSchema = v.variant('outcome', [
  v.object({ outcome: v.picklist(['no-article', 'recipient-refused', 'too-many-mails']) }),
  v.object({
    outcome: v.literal('stored'),
    id: v.string(),
    recipient: optional(v.string()),
    expires_at: moment,
  }),
]);

const outcomeSchema = v.variant('outcome', [
  v.object({ outcome: v.picklist(['decided', 'decided-before']), decided: decisionSchema }),
  v.object({ outcome: v.picklist(['expired', 'changed', 'nothing-ready']) }),
]);
