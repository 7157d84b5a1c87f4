import * as v from 'valibot';
import type { Check } from '../ability.ts';
import { supabaseAnswer } from '../clients.ts';

/** What the database says it has: see the function of that name in the migrations. */
export async function installedContents({ clients }: Check): Promise<InstalledContents> {
  const read = await clients.owner().rpc('installation_contents');
  return v.parse(contentsSchema, supabaseAnswer(read, 'listing what the migrations have made'));
}

const contentsSchema = v.object({
  tables: v.array(
    v.object({
      name: v.string(),
      columns: v.array(v.string()),
      writable: v.string(),
      visitor: v.array(v.string()),
    }),
  ),
  functions: v.array(
    v.object({ name: v.string(), digest: v.string(), arguments: v.array(v.string()), visitor: v.boolean() }),
  ),
  policies: v.array(v.string()),
  triggers: v.array(v.string()),
});

export type InstalledContents = v.InferOutput<typeof contentsSchema>;
