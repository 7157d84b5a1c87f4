import type { Locale } from '#core/locale.ts';
import { insertionOf, isPlainFile } from '#core/post/pasted/paste-into.ts';
import { useDesk } from '../parts/use-desk.ts';
import { notPastedNotice, loadCleaner } from './paste-cleaner.ts';
import { isMeantAsWritten } from './is-meant-as-written.ts';
import { noNotice, type Notice } from './notice.ts';

/** The source of a text in a plain field. Pasted text from other programs becomes clean HTML. */
export function SourceText({ field, lang, value, isReadOnly, onChange, onNotice }: Props) {
  const { words } = useDesk();
  const texts = words.writing.paste;

  async function paste(area: HTMLTextAreaElement, { html, text }: { html: string; text: string }) {
    onNotice(noNotice);
    const cleaner = await loadCleaner();
    const before = area.value.slice(0, area.selectionStart);
    const after = area.value.slice(area.selectionEnd);
    const insert = (inserted: string) => {
      if (!insertText(area, inserted)) onChange(`${before}${inserted}${after}`);
    };
    if (cleaner === undefined) {
      insert(text);
      onNotice({ text: texts.withoutMarkup });
      return;
    }
    const { html: clean, ...left } = cleaner.pastedHtml(html, { origin: location.origin });
    if (clean !== '') insert(isPlainFile(clean) ? text : insertionOf(clean, { before, after }));
    onNotice({ text: notPastedNotice(left, words) });
  }

  return (
    <textarea
      {...field}
      className="source-text"
      lang={lang}
      rows={16}
      value={value}
      readOnly={isReadOnly}
      onFocus={() => void loadCleaner()}
      onPaste={(event) => {
        const [html, text] = ['text/html', 'text/plain'].map((type) => event.clipboardData.getData(type));
        if (isReadOnly || !html || isMeantAsWritten(event.clipboardData)) return;
        event.preventDefault();
        void paste(event.currentTarget, { html, text: text ?? '' });
      }}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Returns false if nothing was inserted, for example into a removed field. One undo removes the inserted text. */
function insertText(field: HTMLTextAreaElement, text: string): boolean {
  if (!field.isConnected) return false;
  const before = field.value;
  field.focus();
  endTyping(field);
  // oxlint-disable-next-line typescript/no-deprecated -- only this command adds to the browser's own undo history
  document.execCommand('insertText', false, text);
  endTyping(field);
  if (field.value !== before) return true;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
  return field.value !== before;
}

/** Changes and restores the selection, so that the browser starts a new undo step. */
function endTyping(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd, selectionDirection } = field;
  field.select();
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
}

type Props = {
  field: {
    id: string;
    name: string;
    autoFocus: boolean;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  };
  lang: Locale;
  value: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
  onNotice: (notice: Notice) => void;
};
