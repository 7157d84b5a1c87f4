import type { Config } from '@netlify/functions';
import { purgeTrash } from '#adapters/supabase/article-life.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { daysInTrash } from '#core/publishing/trash.ts';

/** Deletes for good what has lain in the trash for its time, with its history. */
export default (): Promise<void> => purgeTrash(supabaseWithoutPerson(), daysInTrash);

export const config: Config = { schedule: '40 3 * * *' };
