import { leavesDutch } from '#core/translation/problem-codes.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { differenceText } from '../parts/reason-text.ts';
import type { TranslationState } from '#contract/model-texts.ts';

/** Says why a translation failed, or what a reviewer must check in it. */
export function problemText(problem: Problem, words: DeskWords): string {
  const texts = words.translation;
  const detailOf = ({ code, detail }: Fault) => {
    if (code === 'unjudged') return '';
    return code === 'unsupported' ? differenceText(words, detail) : detail;
  };
  const faults = new Set(
    (problem.faults ?? []).map((fault) => {
      const detail = detailOf(fault);
      const reason = `${texts.faults[fault.code]}${detail === '' ? '' : ` (${detail})`}`;
      const isDutch = problem.code === 'doubts' && leavesDutch(fault.code);
      return isDutch ? fill(texts.stillDutch, { reason }) : reason;
    }),
  );
  const reasons = [...faults].join('; ');
  if (problem.code === 'doubts') return fill(texts.doubts, { reason: reasons });
  const reason = problem.code === 'faults' ? reasons : texts.problems[problem.code];
  return fill(texts.problem, { reason });
}

type Problem = NonNullable<TranslationState['problem']>;
type Fault = NonNullable<Problem['faults']>[number];
