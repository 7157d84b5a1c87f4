import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { whyText } from '../parts/reason-text.ts';
import type { TranslationState } from '#contract/model-texts.ts';

export function problemText(problem: Problem, words: DeskWords): string {
  const texts = words.translation;
  const faults = [
    ...new Set(
      (problem.faults ?? []).map(({ code, detail }) =>
        code === 'unsupported' || code === 'unjudged'
          ? whyText(words, `${code}: ${detail}`)
          : `${texts.faults[code]}${detail === '' ? '' : ` (${detail})`}`,
      ),
    ),
  ];
  if (problem.code === 'doubts') return fill(texts.doubts, { reason: faults.join('; ') });
  const reason = problem.code === 'faults' ? faults.join('; ') : texts.problems[problem.code];
  return fill(texts.problem, { reason });
}

type Problem = NonNullable<TranslationState['problem']>;
