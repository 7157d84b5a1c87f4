import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { postLimits } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { Field } from '../parts/Field.tsx';

/** The summary of a text. Its first sentences are a press away. */
export function ExcerptField({ label, name, lang, value, content, problem, words, onChange }: Props) {
  const texts = words.writing.excerpt;
  const [status, setStatus] = useState('');

  async function propose() {
    const reader = await import('#core/post/text/proposed-excerpt.ts').catch(() => undefined);
    const excerpt = reader?.proposedExcerpt(content);
    setStatus(excerpt === undefined ? texts.none : '');
    if (excerpt !== undefined) onChange(excerpt);
  }

  return (
    <>
      <Field label={label} name={name} status={status} problem={problem}>
        {(field) => (
          <textarea
            {...field}
            lang={lang}
            rows={3}
            maxLength={postLimits.excerpt}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
        )}
      </Field>
      <button type="button" className="link" onClick={() => void propose()}>
        {texts.propose}
      </button>
    </>
  );
}

type Props = {
  label: string;
  name: string;
  lang: Locale;
  value: string;
  /** The text that is summed up. */
  content: string;
  problem: string | undefined;
  words: DeskWords;
  onChange: (excerpt: string) => void;
};
