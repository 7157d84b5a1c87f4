/** The embedded Postgres, with the extensions that our migrations create. Hosted Postgres brings them along. */
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { createPgliteConnection } from '@supabase/lite/pglite';

const extensions = { pg_trgm, unaccent };

export const openPostgres = (folder: string): PGlite => new PGlite(folder, { extensions });

/**
 * The backend opens its database through this connection: `backend-folder.ts` writes its settings with this import.
 * @public
 */
export const connectTo = (folder: string) =>
  createPgliteConnection({ url: folder, pgliteOptions: { extensions } });
