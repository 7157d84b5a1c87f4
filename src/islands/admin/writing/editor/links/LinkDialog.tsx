import { useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { fetchArticles } from '#clients/articles.ts';
import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { useDebounced } from '../../../articles/use-debounced.ts';
import { Field } from '../../../parts/Field.tsx';
import { isSafeLink } from '../../document/addresses.ts';
import { linkAround, removeLink, setLink } from './link-commands.ts';
import type { Editor } from '../use-editor.ts';

/** Where the selected words lead: an article of ours, found by its words, or an address. */
export function LinkDialog({ editor, lang, words, onClose }: Props) {
  const texts = words.writing.editor.link;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [there] = useState(() => hrefAt(editor));
  const [typed, setTyped] = useState(there ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const articles = useOwnArticles(typed, lang);

  useLayoutEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);

  function close() {
    onClose();
    // The browser gives the focus back to what had it, and the bar may have had it.
    queueMicrotask(() => editor.view.focus());
  }

  function lead(href: string, title: string) {
    editor.run(setLink({ href, words: title }));
    close();
  }

  function take() {
    const href = addressOf(typed);
    if (href === undefined) setIsRefused(true);
    else lead(href, typed.trim());
  }

  return (
    <dialog ref={dialog} className="desk-dialog link-dialog" aria-labelledby={`${id}-title`} onClose={close}>
      <h2 id={`${id}-title`}>{texts.title}</h2>
      <Field
        label={texts.field}
        name="link"
        hint={texts.hint}
        problem={isRefused ? texts.refused : undefined}
      >
        {(field) => (
          <input
            {...field}
            value={typed}
            autoCapitalize="none"
            autoComplete="off"
            onChange={({ target }) => {
              setTyped(target.value);
              setIsRefused(false);
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              take();
            }}
          />
        )}
      </Field>
      <ul className="plain link-choices" aria-label={texts.articles}>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <button type="button" className="link" onClick={() => lead(postPath(slug), title)}>
              {title}
            </button>
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <button type="button" className="button" onClick={take}>
          {texts.take}
        </button>
        {there !== undefined && (
          <button
            type="button"
            className="button button-quiet"
            onClick={() => {
              editor.run(removeLink);
              close();
            }}
          >
            {texts.remove}
          </button>
        )}
        <button type="button" className="button button-quiet" onClick={close}>
          {texts.cancel}
        </button>
      </div>
    </dialog>
  );
}

function hrefAt({ state }: Editor): string | undefined {
  const link = linkAround(state.selection.$from);
  return link && String(link.attrs['href']);
}

/** The published articles in this language whose title or address holds what is typed, as long as that is no address. */
function useOwnArticles(typed: string, lang: Locale): { slug: string; title: string }[] {
  const query = useDebounced(typed.trim());
  const { data = [] } = useQuery({
    queryKey: ['link', query],
    queryFn: () => fetchArticles({ words: query, show: 'live', most: 20 }),
    enabled: !/^(https?:|mailto:|tel:|\/|#)/i.test(query),
  });
  return data
    .flatMap(({ posts }) => posts.filter((post) => post.language === lang && post.is_published))
    .slice(0, mostShown)
    .map(({ slug, title }) => ({ slug, title }));
}

const mostShown = 8;

/**
 * What somebody typed, as an address; undefined where it is none.
 * @example addressOf('example.com') // => 'https://example.com'
 */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) return `https://${text}`;
  return /^(https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(text) && isSafeLink(text) ? text : undefined;
}

type Props = { editor: Editor; lang: Locale; words: DeskWords; onClose: () => void };
