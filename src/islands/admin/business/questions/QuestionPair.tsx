import type { Question } from '#core/business/question.ts';
import type { Locale } from '#core/locale.ts';
import { fill } from '#i18n/fill.ts';
import { Button } from '../../parts/Button.tsx';
import { StateIcon } from '../../parts/drawings/StateIcon.tsx';
import { TextArea, TextField } from '../../parts/form/TextField.tsx';
import { useDesk } from '../../parts/use-desk.ts';

/** A question, which a press opens: its answer, and the buttons that move and remove the pair. */
export function QuestionPair({ name, pair, n, isLast, isOpen, locale, problem, ...does }: Props) {
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
    <li className="question-pair">
      <div className="question-head">
        <button
          type="button"
          lang={isOpen ? undefined : locale}
          aria-expanded={isOpen}
          aria-controls={name}
          onClick={does.onToggle}
        >
          {isOpen ? about : pair.question || about}
        </button>
        {isOpen && move('up', n === 1)}
        {isOpen && move('down', isLast)}
      </div>
      {isOpen && (
        <div className="stack gap-2" id={name}>
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
          <Button variant="danger-link" text={texts.remove} about={about} onClick={does.onRemove} />
        </div>
      )}
    </li>
  );
}

type Props = {
  name: string;
  pair: Question;
  /** Its place in the list, from 1. */
  n: number;
  isLast: boolean;
  isOpen: boolean;
  locale: Locale;
  problem: string | undefined;
  onToggle: () => void;
  onPair: (pair: Question) => void;
  onLeave: () => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};
