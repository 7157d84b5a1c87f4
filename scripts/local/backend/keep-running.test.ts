/** A crashed local database starts again on the same port, so that a developer need not restart the product. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

const said: string[] = [];
beforeEach(() => {
  said.length = 0;
  vi.spyOn(console, 'error').mockImplementation((text: unknown) => void said.push(String(text)));
});
afterEach(() => vi.restoreAllMocks());

function aProcess() {
  const ended = Promise.withResolvers<{ code: number | null; output: string }>();
  const end = (code: number | null) => ended.resolve({ code, output: '' });
  const stop = () => {
    end(0);
    return Promise.resolve();
  };
  return { ended: ended.promise, end, stop };
}
const logFile = '/backend.log';

test('starts a process again that was killed, three times, and then says what to do', async () => {
  const begun = [aProcess(), aProcess(), aProcess(), aProcess()];
  const [first] = begun;
  if (first === undefined) throw new Error('No process.');
  let next = 1;
  const begin = () => Promise.resolve(begun[next++] ?? first);
  const kept = keepRunning(first, { begin, restarts: 3, logFile });
  for (const [index, one] of begun.entries()) {
    one.end(null);
    await expect.poll(() => said.length).toBe(index === 3 ? 7 : 2 * (index + 1));
  }
  await kept.ended;
  expect(said.slice(0, 2)).toEqual([
    'The database has ended (it was killed): it is being started again.',
    'The database runs again.',
  ]);
  expect(said.at(-1)).toMatch(
    /^The database has ended .* stop the site with Ctrl-C, read \/backend\.log, then/,
  );
});

test('counts a start that fails as one of the three, and says why it failed', async () => {
  const first = aProcess();
  const begin = () => Promise.reject(new Error('The disk is full.'));
  const kept = keepRunning(first, { begin, restarts: 3, logFile });
  first.end(1);
  await kept.ended;
  expect(said.filter((text) => text === 'The disk is full.')).toHaveLength(3);
  expect(said.at(-1)).toContain('is not started again');
});

test('lets a process end that is being stopped, without a word', async () => {
  const first = aProcess();
  const kept = keepRunning(first, { begin: () => Promise.resolve(aProcess()), restarts: 3, logFile });
  await kept.stop();
  await kept.ended;
  expect(said).toEqual([]);
});
