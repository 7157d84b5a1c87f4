import { useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { insertionOf, isHtmlSource, isPlainFile } from '#core/post/paste-into.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { Field } from '../parts/Field.tsx';
import { insertText } from './insert-text.ts';
import './writing.css';

/** The text of a post, as HTML or Markdown. What is pasted from other programs arrives as clean HTML, and can be undone. */
export function BodyField({ label, name, lang, value, problem, words, onChange }: Props) {
  const [notice, setNotice] = useState('');
  const texts = words.writing.paste;

  async function paste(field: HTMLTextAreaElement, { html, text }: Copied) {
    setNotice('');
    const cleaner = await loadCleaner();
    const before = field.value.slice(0, field.selectionStart);
    const after = field.value.slice(field.selectionEnd);
    const insert = (inserted: string) => {
      if (!insertText(field, inserted)) onChange(`${before}${inserted}${after}`);
    };
    if (cleaner === undefined) {
      insert(text);
      setNotice(texts.withoutMarkup);
      return;
    }
    const { html: clean, ...images } = cleaner.pastedHtml(html, { origin: location.origin });
    if (clean !== '') insert(isPlainFile(clean) ? text : insertionOf(clean, { before, after }));
    setNotice(
      [
        images.droppedImages > 0 ? fill(texts.imagesLeft, { n: images.droppedImages }) : '',
        images.foreignImages > 0 ? fill(texts.imagesForeign, { n: images.foreignImages }) : '',
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  return (
    <Field
      label={label}
      name={name}
      hint={`${words.manual.contentHint} ${texts.hint}`}
      status={notice}
      problem={problem}
    >
      {(field) => (
        <textarea
          {...field}
          lang={lang}
          rows={16}
          value={value}
          onFocus={() => void loadCleaner()}
          onPaste={(event) => {
            const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
            if (!html || isMeantAsWritten(event.clipboardData)) return;
            event.preventDefault();
            void paste(event.currentTarget, { html, text: text ?? '' });
          }}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}

/** Source code: of a page, or out of a program that shows code in colours. */
const isMeantAsWritten = (clipboard: DataTransfer): boolean =>
  clipboard.types.includes('vscode-editor-data') || isHtmlSource(clipboard.getData('text/plain'));

/** Comes with the first touch of the field, so that it is there when something is pasted. */
const loadCleaner = () =>
  // Out of reach: the words alone are pasted then, and that is said.
  import('#core/post/pasted.ts').catch(() => undefined);

type Copied = { html: string; text: string };

type Props = {
  label: string;
  name: string;
  lang: Locale;
  value: string;
  problem: string | undefined;
  words: DeskWords;
  onChange: (text: string) => void;
};
