import { findBackupPlace, requireBackupKey, sealedParts } from '#adapters/backup/backup-place.ts';
import { BackupPlaceFailure } from '#adapters/backup/place.ts';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';

/** Checks that a backup can be stored at BACKUP_URL, read again and deleted. */
export const backupPlaceAbility: Ability = {
  name: 'Place for backups',
  limitSeconds: 100,
  async run({ mark }) {
    const place = findBackupPlace();
    if (place === undefined) return 'Not set up: BACKUP_URL is missing, so no night is backed up.';
    const parts = sealedParts(place, requireBackupKey());
    try {
      // Reads the object back and compares it.
      await parts.store(`checks/${mark.name}`, Buffer.from(mark.name));
      // Also removes the objects that interrupted checks left behind.
      await parts.remove(await parts.names('checks/'));
      if ((await parts.names('checks/')).length > 0)
        throw new Unmet('The place for backups deletes nothing: allow the access key to delete objects.');
    } catch (cause) {
      if (!(cause instanceof BackupPlaceFailure)) throw cause;
      const advice = 'Check BACKUP_URL, and that the access key may list, read, write and delete.';
      throw new Unmet(`${cause.message} ${advice}`, { cause });
    }
    return 'It stored an encrypted object, returned it unchanged, and deleted it.';
  },
};
