/** `npm run backup-key -- FILE` makes a key pair. Only the private key, in FILE, can decrypt the nightly backups. */
import { writeFileSync } from 'node:fs';
import { newBackupKeys } from '#adapters/backup/seal.ts';
import { fileCommand } from './tools/backup/command.ts';
import { SetupMistake } from './local/start/setup-mistake.ts';

await fileCommand('backup-key', async (file) => {
  const { publicKey, privateKey } = await newBackupKeys();
  try {
    writeFileSync(file, `${privateKey}\n`, { flag: 'wx', mode: 0o600 });
  } catch (cause) {
    throw new SetupMistake(`${file} cannot be written: name a file that is not there.`, { cause });
  }
  console.log(
    `BACKUP_PUBLIC_KEY=${publicKey}\n` +
      `Set this at the host. Keep ${file} in two places that are not the host: without it no one can read the backups.`,
  );
});
