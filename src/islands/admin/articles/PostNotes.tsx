import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { addNote, maxQuoteLength, tickNote, type PostNote } from '#contract/articles.ts';
import { editAddress } from '#core/desk-pages.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { showToast } from '#stores/toasts.ts';
import { Button } from '../parts/Button.tsx';
import { DeskForm } from '../parts/form/DeskForm.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { useLeaveWarning } from '../parts/form/use-leave-warning.ts';
import { offerUndo } from '../parts/offer-undo.ts';
import { useDeskAction } from '../parts/use-desk-action.ts';
import { useDesk } from '../parts/use-desk.ts';

/** The notes that editors leave for each other at a post, and the form for a new one. */
export function PostNotes({ slug, notes }: { slug: string; notes: PostNote[] }) {
  const { words, language } = useDesk();
  const texts = words.edit.notes;
  const queries = useQueryClient();
  const [quote, setQuote] = useState<string>();
  const [text, setText] = useState('');
  useLeaveWarning(text.trim() !== '');
  const close = () => {
    setText('');
    setQuote(undefined);
  };
  const outcome = { failed: texts.failed, changes: ['watched', 'today'] };
  const adding = useDeskAction({
    run: () => callAsEditor(addNote, { slug, quote: quote ?? '', text }),
    onSuccess: close,
    ...outcome,
  });
  const ticking = useDeskAction({
    run: (id: string) => callAsEditor(tickNote, { id, done: true }),
    onSuccess: (_, id) =>
      offerUndo({
        title: texts.ticked,
        words,
        undo: () => callAsEditor(tickNote, { id, done: false }),
        afterUndo: () => queries.invalidateQueries({ queryKey: ['watched'] }),
      }),
    ...outcome,
  });
  return (
    <section className="post-notes" aria-labelledby="post-notes">
      {/* Folded until there is a note, because most firms have one editor. */}
      <details className="desk-panel" open={notes.length > 0}>
        {/* Keeps the cursor in the text, because the note is about the paragraph at the cursor. */}
        <summary id="post-notes" onMouseDown={(event) => event.preventDefault()}>
          {texts.title}
        </summary>
        <ul className="plain stack">
          {notes.map((note) => (
            <li key={note.id}>
              {note.quote !== '' && <blockquote>{note.quote}</blockquote>}
              <p>{note.text}</p>
              <p className="soft">
                {note.by ?? words.writing.article.sharedToken}, {formatNearMoment(note.createdAt, language)}
              </p>
              <div className="row">
                <Button text={texts.tick} about={note.text} onClick={() => ticking.mutate(note.id)} />
                {note.slug !== slug ? (
                  <a href={editAddress(note.slug)}>{note.slug}</a>
                ) : (
                  note.quote !== '' && (
                    <Button
                      variant="link"
                      text={texts.show}
                      about={note.quote}
                      onClick={() =>
                        selectInText(note.quote) || showToast({ tone: 'failure', title: texts.gone })
                      }
                    />
                  )
                )}
              </div>
            </li>
          ))}
        </ul>
        {quote === undefined ? (
          <Button
            text={texts.add}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setQuote(wordsAtCursor())}
          />
        ) : (
          <DeskForm onSend={() => adding.mutate()}>
            {quote !== '' && <blockquote>{quote}</blockquote>}
            <TextField
              label={texts.text}
              name="note"
              hint={quote === '' ? texts.hint : texts.kept}
              required
              autoFocus
              maxLength={1000}
              value={text}
              onText={setText}
            />
            <div className="row">
              <Button type="submit" text={texts.save} busy={adding.isPending} />
              <Button text={words.frame.cancel} onClick={close} />
            </div>
          </DeskForm>
        )}
      </details>
    </section>
  );
}

const textOfPage = () => document.querySelector<HTMLElement>('.rich-text-words');

const blocksOfPage = (): Element[] => [...(textOfPage()?.children ?? [])];

/** Returns the selection if it is within one block, else the text of the block at the cursor, else ''. */
function wordsAtCursor(): string {
  const selection = document.getSelection();
  const block = blocksOfPage().find((child) => child.contains(selection?.anchorNode ?? null));
  const selected = selection?.toString().trim() ?? '';
  const words = block?.textContent.trim() ?? '';
  const quote = selected !== '' && words.includes(selected) ? selected : words;
  return quote.slice(0, maxQuoteLength).replace(/[\ud800-\udbff]$/, '');
}

/** Selects the first block that contains `quote`. Returns false if no block contains `quote`. */
function selectInText(quote: string): boolean {
  const block = blocksOfPage().find(({ textContent }) => textContent.includes(quote));
  if (!block) return false;
  textOfPage()?.focus({ preventScroll: true });
  document.getSelection()?.selectAllChildren(block);
  block.scrollIntoView({ block: 'center' });
  return true;
}
