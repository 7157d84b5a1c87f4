/**
 * `npm run restore -- FILE` restores an archive into an installation without data. DANGER: it uses the secret key.
 * With a private backup key as FILE, restores the newest nightly backup; `-- FILE 2026-11-20` names another night.
 */
import { findSetting } from '#adapters/settings.ts';
import { liveContentVersion } from '#adapters/live-site.ts';
import { backupSource, restoreTarget } from '#adapters/supabase/site/backup.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { fileCommand } from './tools/backup/command.ts';
import { archiveOf } from './tools/backup/fetch-night.ts';
import { openProduct } from './tools/backup/open-product.ts';
import { restoreBackup } from './tools/backup/restore-backup.ts';

await fileCommand('restore', async (fileOrKey, shutdown, night) => {
  const file = await archiveOf(fileOrKey, { night, shutdown });
  const { name, owner, visitor } = await openProduct('restore', shutdown);
  console.log(`Restoring into ${name}`);
  const { manifest, contentVersion, continues } = await restoreBackup(
    {
      source: backupSource(owner),
      target: restoreTarget({ owner, visitor }),
      media: mediaBucket(owner),
      liveVersion: findSetting('SITE_URL') === undefined ? 0 : ((await liveContentVersion()) ?? 0),
    },
    file,
  );
  const rows = Object.values(manifest.tables).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${continues ? 'Continued an earlier restore to its end. ' : ''}Restored what was there on ${manifest.made_at}: ${rows} rows, ${manifest.images} pictures, ${manifest.accounts} accounts.\n` +
      `A build of version ${contentVersion} is requested. Editors with a name choose a new password (Forgotten password?) and set up their second factor again.`,
  );
});
