/** Why a backup or restore is impossible, in a sentence that says what to do. */
export class BackupMistake extends Error {
  override readonly name = 'BackupMistake';
}
