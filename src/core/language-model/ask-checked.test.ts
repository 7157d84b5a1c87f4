import { expect, test } from 'vitest';
import { askChecked, readableOr } from './ask-checked.ts';
import type { ModelAnswer } from './language-model.ts';

const tokens = { input: 10, output: 5 };
const wrote = (value: string): ModelAnswer<string> => ({ ok: true, value, tokens });
const broke: ModelAnswer<string> = { ok: false, trouble: 'busy', detail: 'Later.', tokens };

/** "bad" is a fault. */
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

test('what has no fault is not asked again', async () => {
  const { value, repaired } = await asking(wrote('good'));
  expect(value).toEqual({ ok: true, value: 'good', faults: [], tokens });
  expect(repaired).toEqual([]);
});

test('faults are repaired once, and what is left of them is said', async () => {
  const { value, repaired } = await asking(wrote('bad bad'), wrote('bad'));
  expect(repaired).toEqual([['bad bad', ['bad', 'bad']]]);
  expect(value).toEqual({ ok: true, value: 'bad', faults: ['bad'], tokens: { input: 20, output: 10 } });
});

test('without a repair the first answer stands, with its faults and why', async () => {
  const troubled = { ok: true, value: 'bad', faults: ['bad'] };
  expect((await asking(wrote('bad'))).value).toEqual({ ...troubled, tokens });
  expect((await asking(wrote('bad'), broke)).value).toEqual({
    ...troubled,
    repairTrouble: 'busy',
    tokens: { input: 20, output: 10 },
  });
});

test('a model that gives no answer is not asked again', async () => {
  expect((await asking(broke)).value).toEqual(broke);
});

test('only an answer without the wanted shape may count as another', () => {
  expect(readableOr({ ...broke, trouble: 'wrong-shape' }, '')).toEqual({ ok: true, value: '', tokens });
  expect(readableOr(broke, '')).toEqual(broke);
});
