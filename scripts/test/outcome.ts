import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Reads the outcome of a Vitest project from its JSON report. A project without tests counts as failed. Tests that the
 * filter `tagged` excludes do not count as skipped.
 */
export function outcomeOf({ project, report, tagged }: Reported): TestOutcome {
  // If there is no report, the test runner itself failed, and the runner’s output shows why.
  if (!existsSync(report)) return single(false);
  const { numPassedTests: passed, numFailedTests: failed, testResults } = readReport(report);
  const files = testResults.map((result) => ({ ...result, file: path.relative(project, result.name) }));
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map((test) => ({
      ...test,
      title: `${file} › ${test.fullName}`,
      isMeant: tagged === undefined || test.tags.includes('heavy') === (tagged === 'heavy'),
      text: `${file} › ${test.fullName}\n${test.failureMessages.join('\n')}`,
      hasFailed: test.failureMessages.length > 0,
    })),
  );
  const broken = files.filter((file) => isFailed(file) && !file.assertionResults.some(isFailed));
  return {
    passed,
    failed: tests.length === 0 ? 1 : failed,
    skipped: tests.filter(({ status, isMeant }) => isMeant && status === 'skipped').map(({ title }) => title),
    failures: [
      ...tests.filter(isFailed).map(({ text }) => text),
      ...broken.map(({ file, message }) => `${file}\n${message}`),
    ],
    retried: tests.filter((test) => test.hasFailed && !isFailed(test)).map(({ text }) => text),
    durations: tests.map(({ title, duration }) => ({ title, seconds: (duration ?? 0) / 1000 })),
  };
}

/** The outcome of a check that is no test project. */
export const single = (ok: boolean): TestOutcome => ({
  passed: ok ? 1 : 0,
  failed: ok ? 0 : 1,
  skipped: [],
  failures: [],
  retried: [],
  durations: [],
});

const isFailed = ({ status }: { status: string }): boolean => status === 'failed';

const readReport = (report: string): VitestReport => JSON.parse(readFileSync(report, 'utf8')) as VitestReport;

export type TagFilter = 'heavy' | '!heavy';
type Reported = { project: string; report: string; tagged: TagFilter | undefined };
export type TestOutcome = {
  passed: number;
  failed: number;
  skipped: string[];
  failures: string[];
  retried: string[];
  durations: { title: string; seconds: number }[];
};
type VitestReport = {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      status: string;
      tags: string[];
      fullName: string;
      failureMessages: string[];
      duration?: number | null;
    }[];
  }[];
};
