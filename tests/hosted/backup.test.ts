/** A backup of one hosted project can be restored into another. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { backupSource, restoreTarget } from '#adapters/supabase/site/backup.ts';
import type { Database, Schema } from '#adapters/supabase/client.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { makeBackup } from '../../scripts/tools/backup/make-backup.ts';
import { restoreBackup } from '../../scripts/tools/backup/restore-backup.ts';
import { aBackend, anEditor, type TestBackend } from '../support/database/backend.ts';
import { aPost } from '../support/database/posts.ts';
import { findPostgrest } from '../support/hosted/postgrest.ts';
import { postgresAndRest, skippedUnless } from '../support/skipped-unless.ts';

const isHere = inject('hostedServer') !== undefined && findPostgrest() !== undefined;
const remark = skippedUnless(isHere, postgresAndRest);

describe.skipIf(!isHere)(`backup and restore over PostgREST and Storage${remark}`, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosted-backup-'));
  const file = path.join(folder, 'all.tar.gz');
  let full: TestBackend;
  let empty: TestBackend;

  beforeAll(async () => {
    [full, empty] = await Promise.all([aBackend(), aBackend()]);
  });
  afterAll(async () => {
    await Promise.all([full.stop(), empty.stop()]);
    rmSync(folder, { recursive: true, force: true });
  });

  test(
    'transfer all rows and images, even if PostgREST and Storage return them in several pages',
    { tags: ['heavy'] },
    async () => {
      const before = { shared: await anEditor(full, { isShared: true }), named: await anEditor(full) };
      const shared = await anEditor(empty, { isShared: true });
      const posts = Array.from({ length: 1010 }, () =>
        aPost({ content: `Een\u2028regel. ${'x'.repeat(5000)}` }),
      );
      expect((await full.owner().from('blog_posts').insert(posts)).error).toBeNull();
      const media = mediaBucket(ownerOf(full));
      for (let number = 0; number < 110; number++) {
        const digest = number.toString(16).padStart(32, '0');
        await media.write(`${digest}-960x640-${'abc'.repeat(12)}/960.webp`, new Uint8Array([number]));
      }
      const made = await makeBackup({ source: backupSource(ownerOf(full)), media }, file);
      expect(made.images).toBe(110);

      const target = restoreTarget({
        owner: ownerOf(empty),
        visitor: clientOf(empty, empty.keys.publishableKey),
      });
      const deps = { source: backupSource(ownerOf(empty)), target, media: mediaBucket(ownerOf(empty)) };
      const { contentVersion } = await restoreBackup({ ...deps, liveVersion: 0 }, file);
      expect(contentVersion).toBe(2);

      const { data } = await empty.owner().from('editors').select('user_id').eq('is_shared', false).single();
      const named = String((data as { user_id: unknown }).user_id);
      const withNewIds = (row: string) =>
        row.replaceAll(before.shared.userId, shared.userId).replaceAll(before.named.userId, named);
      for (const { name } of await backupSource(ownerOf(full)).tables()) {
        if (name === 'private.site') continue;
        const rows = (await rowsOf(full, name)).map(withNewIds).toSorted();
        expect([name, await rowsOf(empty, name)]).toEqual([name, rows]);
      }
      expect(await filesOf(empty)).toEqual(await filesOf(full));
      await expect(restoreBackup({ ...deps, liveVersion: 0 }, file)).rejects.toThrow('is not empty');

      const image = `${empty.url}/storage/v1/object/public/media/${Object.keys(await filesOf(full))[0]}`;
      const { headers } = await fetch(image);
      expect([
        headers.get('cache-control'),
        headers.get('x-robots-tag'),
        headers.get('content-type'),
      ]).toEqual(['max-age=31536000, public, immutable', 'all', 'image/webp']);
    },
  );
});

const clientOf = ({ url }: TestBackend, key: string): Database =>
  createClient<Schema>(url, key, { auth: { persistSession: false, autoRefreshToken: false } });

const ownerOf = (backend: TestBackend): Database => clientOf(backend, backend.keys.secretKey);

async function rowsOf(backend: TestBackend, table: string): Promise<string[]> {
  const rows: string[] = [];
  const source = backupSource(ownerOf(backend));
  let page = await source.page(table, null);
  for (; page.rows.length > 0; page = await source.page(table, page.after)) rows.push(...page.rows);
  return rows.toSorted();
}

async function filesOf(backend: TestBackend): Promise<Record<string, string>> {
  const media = mediaBucket(ownerOf(backend));
  const files: Record<string, string> = {};
  for await (const name of media.names()) files[name] = Buffer.from(await media.read(name)).toString('hex');
  return files;
}
