import { describe, expect, test } from 'vitest';
import type { LanguageModel } from '../../language-model/language-model.ts';
import type { ModelUse } from '../../language-model/model-uses.ts';
import { translateNotice } from './translate-notice.ts';

const dutch = 'Wacht met twijfel niet langer dan 2 weken.';
const translations: Record<string, string> = {
  en: 'If in doubt, wait no longer than 2 weeks.',
  es: 'En caso de duda, no espere más de 2 semanas.',
  de: 'Warten Sie im Zweifel nicht länger als 2 Wochen.',
};
const tokens = { input: 10, output: 5 };

function translating(answers = translations) {
  const uses: ModelUse[] = [];
  const seconds: number[] = [];
  const model: LanguageModel = {
    ask: ({ material, timeoutSeconds }) => {
      seconds.push(timeoutSeconds);
      const { to, segments } = material as { to: string; segments: { id: string; text: string }[] };
      const answered = segments.map(({ id, text }) => ({ id, text: answers[to] ?? text }));
      return Promise.resolve({ ok: true, value: { segments: answered } as never, tokens });
    },
  };
  const note = (use: ModelUse) => Promise.resolve(void uses.push(use));
  return { uses, seconds, deps: { model, uses: { note }, names: [] } };
}

const failing = (trouble: 'busy' | 'slow'): LanguageModel => ({
  ask: () => Promise.resolve({ ok: false, trouble, detail: '', tokens }),
});

describe('translateNotice', () => {
  test('translates the notice into the three other languages within 45 seconds, and records the cost of each', async () => {
    const { deps, uses, seconds } = translating();
    expect(await translateNotice(deps, dutch)).toEqual({
      ok: true,
      value: {
        translations: ['en', 'es', 'de'].map((language) => ({ language, text: translations[language] })),
      },
    });
    expect(uses).toEqual(Array(3).fill({ purpose: 'translation', about: 'notice', tokens }));
    expect(Math.max(...seconds)).toBeLessThanOrEqual(45);
    expect(Math.max(...seconds)).toBeGreaterThan(40);
  });

  test('returns the text with a doubt if the judge does not answer', async () => {
    const { deps } = translating();
    const judged = await translateNotice({ ...deps, judge: () => failing('busy') }, dutch);
    const doubt = { segment: 'excerpt', code: 'unjudged', detail: 'busy' };
    expect(judged).toMatchObject({
      value: {
        translations: [
          { language: 'en', text: translations['en'], problem: { code: 'doubts', faults: [doubt] } },
          {},
          {},
        ],
      },
    });
  });

  test('returns a reason instead of a text if a translation breaks the rules or the model does not answer', async () => {
    const { deps } = translating({ ...translations, es: dutch });
    expect(await translateNotice(deps, dutch)).toMatchObject({
      value: {
        translations: [
          { text: translations['en'] },
          { language: 'es', problem: { code: 'faults' } },
          { text: translations['de'] },
        ],
      },
    });
    const slow = await translateNotice({ ...deps, model: failing('slow') }, dutch);
    expect(slow).toEqual({
      ok: true,
      value: {
        translations: ['en', 'es', 'de'].map((language) => ({ language, problem: { code: 'slow' } })),
      },
    });
  });

  test('refuses if no language model is configured', async () => {
    const { deps } = translating();
    expect(await translateNotice({ ...deps, model: undefined }, dutch)).toEqual({
      ok: false,
      refusal: { code: 'no-translator' },
    });
  });
});
