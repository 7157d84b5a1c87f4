import { useId } from 'react';
import type { Locale } from '#core/locale.ts';
import type { SentenceChange } from '#core/news/reviewed-text.ts';
import { Problem } from '../parts/form/Problem.tsx';
import { tooLong } from '../parts/form/too-long.ts';
import { useDesk } from '../parts/use-desk.ts';

/** A sentence of the news beside its source. The reviewer keeps, rewrites or deletes it. */
export function SentenceRow(props: Props) {
  const { sentence, source, language, isGone, isTitle, isOpen, change, onChange } = props;
  const desk = useDesk();
  const texts = desk.words.news.review;
  const name = useId();
  const edited = change?.to;
  const isEdited = typeof edited === 'string';
  const isStruck = isGone || edited === null;
  const decisions = {
    keep: undefined,
    edit: sentence,
    ...(isTitle ? {} : { strike: null }),
  };
  return (
    <tr>
      <td lang={language}>
        {isEdited && (
          <>
            <textarea
              aria-label={texts.newText}
              rows={4}
              value={edited}
              onChange={({ target }) => onChange(target.value)}
            />
            <div lang={desk.language}>
              <Problem text={tooLong({ text: edited, max: maxSentence }, desk.words)} />
            </div>
          </>
        )}
        {!isEdited && (isStruck ? <s>{sentence}</s> : marked(sentence, source))}
        {isGone && (
          <small className="soft" lang={desk.language}>
            {texts.gone}
          </small>
        )}
      </td>
      <td>{marked(source, sentence)}</td>
      {isOpen && !isGone && (
        <td>
          <fieldset className="news-decision">
            <legend className="visually-hidden">{sentence}</legend>
            {Object.entries(decisions).map(([key, to]) => (
              <label key={key}>
                <input
                  type="radio"
                  name={name}
                  checked={isEdited ? key === 'edit' : edited === to}
                  onChange={() => onChange(to)}
                />{' '}
                {texts[key as keyof typeof decisions]}
              </label>
            ))}
          </fieldset>
        </td>
      )}
    </tr>
  );
}

/** The characters of a sentence that a reviewer may write. */
export const maxSentence = 2000;

const marked = (text: string, other: string) =>
  text
    .split(/((?:\p{Lu}[\p{L}’'-]+|\d[\d.,:]*\d|\d)(?!\p{L}))/u)
    .map((part, index) => (index % 2 === 1 && other.includes(part) ? <mark key={index}>{part}</mark> : part));

type Props = {
  sentence: string;
  source: string;
  language: Locale;
  isGone: boolean;
  isTitle: boolean;
  isOpen: boolean;
  change: SentenceChange | undefined;
  /** Called with the new sentence, with null to remove the sentence, or with undefined to keep the original. */
  onChange: (to: string | null | undefined) => void;
};
