import type { TestOutcome } from './outcome.ts';

/** Failures and retried tests are repeated at the end of the output, because many readers look only there. */
export function summaryOf(
  all: Outcome[],
  { seconds, remarks }: { seconds: number; remarks: string[] },
): string {
  const sum = (of: (outcome: Outcome) => number) => all.reduce((total, outcome) => total + of(outcome), 0);
  const failed = sum((outcome) => (outcome.ok ? 0 : Math.max(1, outcome.failed)));
  const slowest = all
    .flatMap(({ durations }) => durations)
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ title, seconds: each }) => `${each.toFixed(1).padStart(6)} s  ${title}`);
  const chapters: [string, string[]][] = [
    ['the slowest tests', slowest],
    [
      'what passed only when it was tried again',
      all.flatMap(({ retried }) => retried.map((text) => `${text}\n`)),
    ],
    ['what failed', all.flatMap(({ failures }) => failures.map((text) => `${text}\n`))],
    ['summary', all.map(line)],
  ];
  return [
    ...chapters
      .filter(([, lines]) => lines.length > 0)
      .map(([title, lines]) => `\n── ${title} ──\n${lines.join('\n')}`),
    `\n${sum((o) => o.passed)} passed, ${failed} failed, ${sum((o) => o.skipped.length)} skipped`,
    `${seconds.toFixed(0)} s`,
    ...skippedLines(all),
    ...remarks,
  ].join('\n');
}

function line({ name, ok, seconds, passed, failed, skipped }: Outcome): string {
  const counts = `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
  return `${ok ? '✓' : '✗'} ${name.padEnd(24)} ${counts.padEnd(36)} ${seconds.toFixed(1).padStart(6)} s`;
}

/** One line for each reason. The names of the tests contain it: tests/support/skipped-unless.ts. */
function skippedLines(all: Outcome[]): string[] {
  const reasons = Map.groupBy(
    all.flatMap(({ skipped }) => skipped),
    (title) => /\(skipped: ([^)]*)\)/.exec(title)?.[1] ?? 'gives no reason',
  );
  return Array.from(reasons, ([reason, titles]) => {
    const files = [...new Set(titles.map((title) => title.split(' › ')[0]))];
    return `Skipped: ${titles.length} tests (${reason}): ${files.join(', ')}`;
  });
}

export type Outcome = TestOutcome & { name: string; ok: boolean; seconds: number };
