import type { Question } from '#core/business/question.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { NavIcon } from '../../parts/drawings/NavIcon.tsx';
import { StateIcon } from '../../parts/drawings/StateIcon.tsx';
import { TextArea, TextField } from '../../parts/form/TextField.tsx';
import { useDesk } from '../../parts/use-desk.ts';

/** A question with its answer, and the buttons that move and remove the pair. */
export function QuestionPair({ name, pair, n, isLast, locale, problem, ...does }: Props) {
  const texts = useDesk().words.business.questions;
  const about = fill(texts.question, { n });
  const isAsked = pair.question !== '';
  const move = (to: 'up' | 'down', isEnd: boolean) => (
    <button
      type="button"
      className="desk-icon"
      data-to={to}
      aria-disabled={isEnd}
      aria-label={`${texts[to]}: ${about}`}
      title={texts[to]}
      onClick={() => isEnd || does.onMove(to === 'up' ? -1 : 1)}
    >
      <StateIcon name="up" />
    </button>
  );
  return (
    <li className="stack gap-2 question-pair">
      <TextField
        label={about}
        name={name}
        lang={locale}
        value={pair.question}
        problem={isAsked ? undefined : problem}
        autoComplete="off"
        onText={(question) => does.onPair({ ...pair, question })}
        onBlur={does.onLeave}
      />
      <TextArea
        label={texts.answer}
        name={`${name}.answer`}
        lang={locale}
        rows={2}
        value={pair.answer}
        problem={isAsked ? problem : undefined}
        // An answer is one line, which only the window breaks.
        onText={(answer) => does.onPair({ ...pair, answer: answer.replace(/\n/g, ' ') })}
        onBlur={does.onLeave}
      />
      <div className="question-tools">
        {move('up', n === 1)}
        {move('down', isLast)}
        <button
          type="button"
          className="desk-icon"
          aria-label={`${texts.remove}: ${about}`}
          title={texts.remove}
          onClick={does.onRemove}
        >
          <NavIcon name="close" />
        </button>
      </div>
    </li>
  );
}

type Props = {
  name: string;
  pair: Question;
  /** Its place in the list, from 1. */
  n: number;
  isLast: boolean;
  locale: Locale;
  problem: string | undefined;
  onPair: (pair: Question) => void;
  onLeave: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};
