/** Why there is no backup or no restore, in a sentence that says what to do. */
export class BackupMistake extends Error {
  override readonly name = 'BackupMistake';
}
