import { describe, expect, test } from 'vitest';
import { judgeEach } from './judge-each.ts';
import type { LanguageModel } from './language-model.ts';

const supported = { number: 0, verdict: 'supported', words: 'La tasa espera', subject: 'none' };

/** Runs `judgeEach` with these sources and a judge that gives these verdicts. */
async function judged(sources: string[], ...verdicts: object[]) {
  const judge = {
    ask: () => Promise.resolve({ ok: true, value: { verdicts }, tokens: { input: 1, output: 1 } }),
  } as unknown as LanguageModel;
  const answer = await judgeEach(judge, { task: '', material: {}, timeoutSeconds: 1, sources });
  return answer.ok ? answer.value : answer;
}
const faultOf = async (source: string, changes: object) =>
  (await judged([source], { ...supported, ...changes })) as object[];
const noWords = [{ fault: { kind: 'unjudged', detail: 'no words of the source' } }];

describe('judgeEach', () => {
  test('accepts a text with the verdict “supported” if the judge quotes its source', async () => {
    expect(await faultOf('La tasa espera hoy.', {})).toEqual([{}]);
    expect(await faultOf('La tasa espera hoy.', { words: 'la TASA  espera …' })).toEqual([{}]);
    expect(await faultOf('La tasa espera hoy.', { subject: 'crime' })).toEqual([{ sensitive: 'crime' }]);
  });

  test('accepts one word as a quotation only if the word is the whole source', async () => {
    expect(await faultOf('Abierto.', { words: 'abierto' })).toEqual([{}]);
    expect(await faultOf('Abierto hoy.', { words: 'abierto' })).toEqual(noWords);
    expect(await faultOf('Abierto hoy.', { words: 'abierto hoy' })).toEqual([{}]);
    expect(await faultOf('Abierto hoy.', { words: 'cerrado hoy' })).toEqual(noWords);
    expect(await faultOf('Cuesta 80.000 libras.', { words: '80.000 libras' })).toEqual([{}]);
    expect(await faultOf('Cuesta 80.000 libras.', { words: '80.000' })).toEqual(noWords);
    for (const words of ['', ' … ', '.']) expect(await faultOf('.', { words })).toEqual(noWords);
  });

  test('reports a difference, with the judge’s quotation if the source contains it', async () => {
    const difference = (words: string) => faultOf('La tasa espera hoy.', { verdict: 'negation', words });
    expect(await difference('La tasa espera')).toEqual([
      { fault: { kind: 'unsupported', detail: 'negation: La tasa espera' } },
    ]);
    expect(await difference('other words')).toEqual([{ fault: { kind: 'unsupported', detail: 'negation' } }]);
    const unclear = { fault: { kind: 'unsupported', detail: 'unclear' } };
    expect(await faultOf('La tasa espera.', { verdict: 'unclear', words: '' })).toEqual([unclear]);
  });

  test('reads numbers from 1 if the judge numbers the texts anew, but not if a verdict has the number 0', async () => {
    const sources = ['La tasa espera.', 'El puerto abre.'];
    const [zero, first, second] = [0, 1, 2].map((number) => ({ ...supported, number })) as [
      object,
      object,
      object,
    ];
    const words = 'El puerto abre';
    expect(await judged(sources, first, { ...second, words })).toEqual([{}, {}]);
    expect(await judged(sources, zero, { ...first, words }, second)).toEqual([{}, {}]);
  });

  test('reports a text as unjudged if the judge gives no verdict or two verdicts about the text', async () => {
    const sources = ['La tasa espera.', 'El puerto abre.', 'Hay ayudas nuevas.'];
    const second = { ...supported, number: 1, words: 'El puerto abre' };
    const other = { ...supported, verdict: 'cause' };
    expect(await judged(sources, second, supported, other, { ...second, number: 7 })).toEqual([
      { fault: { kind: 'unjudged', detail: 'two verdicts' } },
      {},
      { fault: { kind: 'unjudged', detail: 'no verdict' } },
    ]);
  });
});
