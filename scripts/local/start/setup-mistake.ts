/** A problem that the user must fix. The user sees only the message, so the message must say what to do. */
export class SetupMistake extends Error {
  override readonly name = 'SetupMistake';
}

export function explainDiskError(error: unknown, folder: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new SetupMistake(
        `${folder} may not be written to: give yourself the right to, or name another folder in LOCAL_DIR.`,
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return new SetupMistake(`The disk with ${folder} is full: make some room, then start again.`);
    case 'ENOTDIR':
    case 'EEXIST':
      return new SetupMistake(
        `${folder} is no folder: move what is there away, or name another folder in LOCAL_DIR.`,
      );
    default:
      return error;
  }
}

export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
