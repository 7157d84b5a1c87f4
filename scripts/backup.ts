/** `npm run backup -- FILE` writes all data of the product into one archive. DANGER: the archive contains personal data. */
import { backupSource } from '#adapters/supabase/site/backup.ts';
import { noteBackup } from '#adapters/supabase/site/health.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { fileCommand } from './tools/backup/command.ts';
import { makeBackup } from './tools/backup/make-backup.ts';
import { openProduct } from './tools/backup/open-product.ts';

await fileCommand('backup', async (file, shutdown) => {
  const { name, owner } = await openProduct('backup', shutdown);
  console.log(`Backing up ${name}`);
  const made = await makeBackup({ source: backupSource(owner), media: mediaBucket(owner), shutdown }, file);
  await noteBackup(owner);
  console.log(
    `${file} holds ${made.rows} rows of ${made.tables} tables and ${made.images} pictures, and was read back.\n` +
      'It holds personal data: keep it where only you can read it.',
  );
});
