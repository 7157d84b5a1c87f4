/** A problem that the user must fix. The user sees only the message, so the message must say what to do. */
export class SetupMistake extends Error {
  override readonly name = 'SetupMistake';
}

export function explainDiskError(error: unknown, folder: string): unknown {
  const [, problem] = diskProblems.find(([codes]) => codes.includes(codeOf(error) ?? '')) ?? [];
  return problem === undefined ? error : new SetupMistake(problem(folder));
}

const elsewhere = 'or name another folder in LOCAL_DIR.';
const diskProblems: [codes: string[], problem: (folder: string) => string][] = [
  [
    ['EACCES', 'EPERM', 'EROFS'],
    (at) => `${at} may not be written to: give yourself the right to, ${elsewhere}`,
  ],
  [['ENOSPC', 'EDQUOT'], (at) => `The disk with ${at} is full: make some room, then start again.`],
  [['ENOTDIR', 'EEXIST'], (at) => `${at} is no folder: move what is there away, ${elsewhere}`],
];

export function codeOf(error: unknown): string | undefined {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}
