/** DANGER: reads all data with the secret key. Only the schedule starts this code. */
import { backUp, newBackup, imagePartName } from '#core/backup/back-up.ts';
import { backupHour, keptNights } from '#core/backup/kept-nights.ts';
import { unusedImages } from '#core/backup/unused-images.ts';
import { islandDay, islandHour } from '#core/ibiza-time/days.ts';
import { reasonOf } from '#core/result.ts';
import { findBackupPlace, requireBackupKey, sealedParts } from '#adapters/backup/backup-place.ts';
import { findSetting } from '#adapters/settings.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { mediaBucket } from '#adapters/supabase/images/media-bucket.ts';
import { backupSource } from '#adapters/supabase/site/backup.ts';
import { beginBackup } from '#adapters/supabase/site/nightly-backup.ts';

/** Returns the date of the backup that is due, or undefined before `backupHour` or without BACKUP_URL. */
export function backupNight(now: Date): string | undefined {
  return findSetting('BACKUP_URL') !== undefined && islandHour(now) >= backupHour
    ? islandDay(now)
    : undefined;
}

/** Makes or continues a night’s backup, then removes expired backups. Records a failure for the health page. */
export async function backUpNight(night: string, { seconds }: { seconds: number }): Promise<void> {
  const owner = supabaseWithoutPerson();
  const run = await beginBackup(owner, night);
  if (run === undefined) return;
  const until = Date.now() + seconds * 1000;
  try {
    const place = findBackupPlace();
    if (place === undefined) return;
    const parts = sealedParts(place, requireBackupKey());
    const made = await backUp(
      {
        source: backupSource(owner),
        media: mediaBucket(owner),
        store: (name, bytes) => parts.store(name, bytes),
        stored: parts.names,
        save: run.save,
        isTimeOver: () => Date.now() > until,
      },
      run.progress ?? newBackup(`nights/${night}`),
    );
    if (made === undefined) {
      await run.pause();
      return;
    }
    await removeExpired(parts, { used: made.images.map(imagePartName), night });
    await run.end();
  } catch (cause) {
    await run.fail(reasonOf(cause));
    throw cause;
  }
}

/** Removes expired and unfinished backups, and images that no kept backup uses. */
async function removeExpired(
  parts: ReturnType<typeof sealedParts>,
  { used, night }: { used: string[]; night: string },
): Promise<void> {
  const all = await parts.names('');
  const under = (folder: string) => all.filter((name) => name.startsWith(folder));
  const nightOf = (name: string) => name.split('/')[1] ?? '';
  const nights = under('nights/');
  const kept = keptNights(nights.filter((name) => name.endsWith('/manifest')).map(nightOf));
  await parts.remove(nights.filter((name) => !kept.has(nightOf(name))));
  const images = { stored: under(imagePartName('')), marks: under('unused/'), used };
  const { mark, remove } = unusedImages({ ...images, kept, night });
  for (const name of mark) await parts.store(name, Buffer.from(name));
  await parts.remove(remove);
}
