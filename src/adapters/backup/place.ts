/** A place for backups, such as a folder or a bucket. The name of an object is a relative path, such as `a/b/c.1`. */
export type BackupPlace = {
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  get: (name: string) => Promise<Uint8Array | undefined>;
  names: (prefix: string) => Promise<string[]>;
  remove: (names: readonly string[]) => Promise<void>;
};

export class BackupPlaceFailure extends Error {
  readonly status: number;

  constructor(what: string, status: number, options?: ErrorOptions) {
    super(`The place of the backups failed: ${what}.`, options);
    this.name = 'BackupPlaceFailure';
    this.status = status;
  }
}

export const alteredBackup = (name: string, cause?: unknown): BackupPlaceFailure =>
  new BackupPlaceFailure(`${name} was altered, cut, or sealed for another key`, 200, { cause });

export type PrivateBackupKey = {
  id: string;
  /** Throws if the bytes were altered, have another name, or were sealed for another key. */
  unseal: (sealed: Uint8Array, name: string) => Promise<Uint8Array>;
};
