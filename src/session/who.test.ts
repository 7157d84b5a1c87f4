import { atom } from 'nanostores';
import { expect, test, vi } from 'vitest';

const $access = atom('signed-in');
const callAsEditor = vi.fn();

vi.mock('./session.ts', () => ({
  $access,
  $userId: atom('anna'),
  callAsEditor,
  signOut: () => Promise.resolve(),
}));
vi.mock('#browser-storage/named-editor.ts', () => ({ keepNamed: () => undefined }));

// An earlier test file in this process may have imported the module without these mocks.
vi.resetModules();
const { $who, loadWho } = await import('./who.ts');

test('asks who the editor is until the server answers, also after five minutes', async () => {
  vi.useFakeTimers();
  const anna = { name: 'Anna', isShared: false };
  callAsEditor.mockRejectedValue(new Error('unreachable'));
  const loaded = loadWho();
  await vi.advanceTimersByTimeAsync(300_000);
  expect($who.get()).toBeUndefined();
  callAsEditor.mockResolvedValue(anna);
  await vi.advanceTimersByTimeAsync(30_000);
  await loaded;
  expect($who.get()).toEqual(anna);
  vi.useRealTimers();
});

test('stops asking once the session has ended', async () => {
  vi.useFakeTimers();
  callAsEditor.mockRejectedValue(new Error('not signed in'));
  const loaded = loadWho();
  await vi.advanceTimersByTimeAsync(1_000);
  $access.set('signed-out');
  await vi.advanceTimersByTimeAsync(60_000);
  await loaded;
  const calls = callAsEditor.mock.calls.length;
  await vi.advanceTimersByTimeAsync(300_000);
  expect(callAsEditor).toHaveBeenCalledTimes(calls);
  vi.useRealTimers();
});
