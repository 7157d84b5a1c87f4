/** Explains in at most 500 characters what failed in a build, where, and how to fix the problem. */
export function buildFailureReason(error: unknown, { hide }: { hide: string[] }): string {
  if (!(error instanceof Error)) return plainReason(String(error), { hide });
  const { loc, hint } = error as { loc?: { file?: string; line?: number }; hint?: string };
  const position =
    loc?.file === undefined ? '' : ` (${loc.file}${loc.line === undefined ? '' : `:${loc.line}`})`;
  const cause = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return plainReason(`${error.message}${cause}${position}${hint === undefined ? '' : ` ${hint}`}`, { hide });
}

export function plainReason(text: string, { hide }: { hide: string[] }): string {
  const visible = hide.reduce(
    (rest, folder) => rest.replaceAll(`${folder}/`, '').replaceAll(folder, '.'),
    text,
  );
  const lines = visible
    .replaceAll(ansiColours, '')
    .split('\n')
    .filter((line) => !/^\s+at /.test(line));
  return lines.join(' ').replaceAll(/\s+/g, ' ').trim().slice(0, 500);
}

const ansiColours = /\u001b\[[0-9;]*m/g;
