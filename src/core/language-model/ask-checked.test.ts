import { describe, expect, test, vi } from 'vitest';
import { askChecked, readableOr, secondsLeftOf } from './ask-checked.ts';
import type { ModelAnswer } from './language-model.ts';

const tokens = { input: 10, output: 5 };
const wrote = (value: string): ModelAnswer<string> => ({ ok: true, value, tokens });
const broke: ModelAnswer<string> = { ok: false, trouble: 'busy', detail: 'Later.', tokens };

/** Runs `askChecked` with a model that gives these answers. The check counts each “bad” as a fault. */
const asking = (first: ModelAnswer<string>, second?: ModelAnswer<string>) => {
  const repaired: [string, string[]][] = [];
  const answer = askChecked({
    ask: () => Promise.resolve(first),
    check: (text) => text.match(/bad/g) ?? ([] as string[]),
    repair: (text, faults) => {
      repaired.push([text, [...faults]]);
      return Promise.resolve(second);
    },
  });
  return answer.then((value) => ({ value, repaired }));
};

describe('askChecked', () => {
  test('sends no repair request if the answer has no faults', async () => {
    const { value, repaired } = await asking(wrote('good'));
    expect(value).toEqual({ ok: true, value: 'good', faults: [], tokens });
    expect(repaired).toEqual([]);
  });

  test('sends one repair request, and returns the faults that remain', async () => {
    const { value, repaired } = await asking(wrote('bad bad'), wrote('bad'));
    expect(repaired).toEqual([['bad bad', ['bad', 'bad']]]);
    expect(value).toEqual({ ok: true, value: 'bad', faults: ['bad'], tokens: { input: 20, output: 10 } });
  });

  test('returns the first answer with its faults if the repair fails', async () => {
    const troubled = { ok: true, value: 'bad', faults: ['bad'] };
    expect((await asking(wrote('bad'))).value).toEqual({ ...troubled, tokens });
    expect((await asking(wrote('bad'), broke)).value).toEqual({
      ...troubled,
      repairTrouble: 'busy',
      tokens: { input: 20, output: 10 },
    });
  });

  test('sends no repair request if the first request gets no answer', async () => {
    expect((await asking(broke)).value).toEqual(broke);
  });
});

describe('readableOr', () => {
  test('returns the fallback only for answers of the wrong shape, not for other failures', () => {
    expect(readableOr({ ...broke, trouble: 'wrong-shape' }, '')).toEqual({ ok: true, value: '', tokens });
    expect(readableOr(broke, '')).toEqual(broke);
  });
});

test('secondsLeftOf counts down from the time limit', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const secondsLeft = secondsLeftOf(1000);
  expect(secondsLeft()).toBe(1000);
  vi.advanceTimersByTime(250);
  expect(secondsLeft()).toBe(999.75);
  vi.useRealTimers();
});
