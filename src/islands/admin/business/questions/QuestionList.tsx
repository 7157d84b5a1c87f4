import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { asQuestion, maxQuestions, questionLine, type Question } from '#core/business/question.ts';
import type { FieldTexts } from '#core/business/field-texts.ts';
import { locales } from '#core/locale.ts';
import { suggestedQuestions } from '#i18n/business/suggested-questions.ts';
import { boundTo, typeIntoBusiness } from '#stores/business-form.ts';
import { Button } from '../../parts/Button.tsx';
import { Problem } from '../../parts/form/Problem.tsx';
import { offerUndo } from '../../parts/offer-undo.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { QuestionPair } from './QuestionPair.tsx';

/** Questions with their answers in one language, in the order of the site. Each pair is a line of the field’s text. */
export function QuestionList({ path, label, hint, typed, problemOf }: Props) {
  const { words } = useDesk();
  const texts = words.business.questions;
  const { value, onText } = boundTo(typed, path);
  const [known, setKnown] = useState(() => pairsIn(value));
  // An undo, another device or an earlier version may have changed the text.
  const pairs = textOf(known) === value ? known : pairsIn(value);
  const [open, setOpen] = useState<number>();
  const box = useRef<HTMLFieldSetElement>(null);
  const [list, locale] = partsOf(path);

  const change = (next: Question[]) => {
    setKnown(next);
    onText(textOf(next));
  };
  const focus = (selector: string) => box.current?.querySelector<HTMLElement>(selector)?.focus();
  const add = (pair: Question) => {
    flushSync(() => {
      change([...pairs, pair]);
      setOpen(pairs.length);
    });
    focus(`[name="${path}.${pairs.length}${pair.question === '' ? '' : '.answer'}"]`);
  };
  const move = (index: number, by: -1 | 1) => {
    const moved = pairs.slice(index, index + 1);
    flushSync(() => {
      change(pairs.toSpliced(index, 1).toSpliced(index + by, 0, ...moved));
      setOpen(index + by);
    });
    focus(`li:nth-child(${index + by + 1}) [data-to="${by < 0 ? 'up' : 'down'}"]`);
  };
  const remove = (index: number) => {
    flushSync(() => {
      change(pairs.toSpliced(index, 1));
      setOpen(undefined);
    });
    focus(`[aria-controls="${path}.${Math.min(index, pairs.length - 2)}"], .question-add button`);
    offerUndo({ words, title: texts.removed, undo: () => typeIntoBusiness({ [path]: value }) });
  };
  const proposed = suggestedQuestions[list][locale]
    .map(asQuestion)
    .filter(({ question }) => pairs.every((pair) => pair.question !== question));
  const isFull = pairs.length >= maxQuestions;
  const problems = problemsOf(pairs, (at) => problemOf(`${path}.${at}`));

  return (
    <fieldset ref={box} className="stack gap-3 questions">
      <legend>{label}</legend>
      {hint !== undefined && <p className="soft">{hint}</p>}
      <ol className="plain desk-list">
        {pairs.map((pair, index) => (
          <QuestionPair
            key={index}
            name={`${path}.${index}`}
            pair={pair}
            n={index + 1}
            isLast={index === pairs.length - 1}
            // A refused answer shows its problem.
            isOpen={index === open || problems[index] !== undefined}
            locale={locale}
            problem={problems[index]}
            onToggle={() => setOpen(index === open ? undefined : index)}
            onPair={(next) => change(pairs.with(index, next))}
            // The site splits at the first question mark, so the fields show it too.
            onLeave={() => isEmpty(pair) || setKnown(pairs.with(index, asQuestion(questionLine(pair))))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
        {!isFull && (
          <li className="question-add">
            <Button
              variant="link"
              text={texts.add}
              about={words.languageNames[locale]}
              onClick={() => add({ question: '', answer: '' })}
            />
          </li>
        )}
      </ol>
      <Problem text={problems.every((one) => one === undefined) ? problemOf(path) : undefined} />
      {!isFull && proposed.length > 0 && (
        <div className="stack gap-2" role="group" aria-label={texts.suggested}>
          <p className="soft">{texts.suggested}</p>
          <div className="row gap-2">
            {proposed.map((pair) => (
              <button
                key={pair.question}
                type="button"
                className="desk-choice"
                lang={locale}
                onClick={() => add(pair)}
              >
                {pair.question}
              </button>
            ))}
          </div>
        </div>
      )}
    </fieldset>
  );
}

const pairsIn = (text: string): Question[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(asQuestion);

const isEmpty = (pair: Question): boolean => questionLine(pair) === '';

/** A pair without words is not stored, and stays only until the editor leaves the page. */
const textOf = (pairs: Question[]): string =>
  pairs
    .map(questionLine)
    .filter((line) => line !== '')
    .join('\n');

/** The problem of each pair. The stored list counts only the pairs with words. */
function problemsOf(pairs: Question[], problemAt: (index: number) => string | undefined) {
  let stored = -1;
  return pairs.map((pair) => (isEmpty(pair) ? undefined : problemAt((stored += 1))));
}

/** @example partsOf('keyFaq.es') // => ['keyFaq', 'es'] */
const partsOf = (path: string) =>
  [
    path.startsWith('keyFaq') ? 'keyFaq' : 'faq',
    locales.find((locale) => path.endsWith(`.${locale}`)) ?? 'nl',
  ] as const;

type Props = {
  path: string;
  label: string;
  hint: string | undefined;
  typed: FieldTexts;
  problemOf: (path: string) => string | undefined;
};
