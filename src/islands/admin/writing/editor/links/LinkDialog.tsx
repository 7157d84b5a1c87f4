import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fetchArticles } from '#clients/articles.ts';
import type { Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { useDebounced } from '../../../parts/use-debounced.ts';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/form/TextField.tsx';
import { isSafeLink } from '../../document/addresses.ts';
import { linkAround, removeLink, setLink } from './link-commands.ts';
import type { Editor } from '../use-editor.ts';
import { useModal } from '../../../parts/dialog/use-modal.ts';
import { useDesk } from '../../../parts/use-desk.ts';

export function LinkDialog({ editor, lang, onClose }: Props) {
  const { words } = useDesk();
  const texts = words.writing.editor.link;
  const dialog = useModal();
  const id = useId();
  const [there] = useState(() => hrefAt(editor));
  const [typed, setTyped] = useState(there ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const articles = useOwnArticles(typed, lang);

  function close() {
    onClose();
    // The browser first restores the focus, possibly to the toolbar, so the text gets the focus afterwards.
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
      <TextField
        label={texts.field}
        name="link"
        hint={texts.hint}
        problem={isRefused ? texts.refused : undefined}
        value={typed}
        autoCapitalize="none"
        autoComplete="off"
        onText={(text) => {
          setTyped(text);
          setIsRefused(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take();
        }}
      />
      <ul className="plain link-choices" aria-label={texts.articles}>
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Button variant="link" text={title} onClick={() => lead(postPath(slug), title)} />
            <small>{postPath(slug)}</small>
          </li>
        ))}
      </ul>
      <div className="desk-actions">
        <Button variant="main" text={texts.take} onClick={take} />
        {there !== undefined && (
          <Button
            text={texts.remove}
            onClick={() => {
              editor.run(removeLink);
              close();
            }}
          />
        )}
        <Button text={words.frame.cancel} onClick={close} />
      </div>
    </dialog>
  );
}

function hrefAt({ state }: Editor): string | undefined {
  const link = linkAround(state.selection.$from);
  return link && String(link.attrs['href']);
}

function useOwnArticles(typed: string, lang: Locale): { slug: string; title: string }[] {
  const query = useDebounced(typed.trim());
  const { data = [] } = useQuery({
    queryKey: ['link', query],
    queryFn: () => fetchArticles({ words: query, show: 'live', most: 50 }),
    enabled: !/^(https?:|mailto:|tel:|\/|#)/i.test(query),
  });
  // The server sorts by date and also searches texts, so the dialog moves matches in titles to the front.
  const isInTitle = ({ title }: { title: string }) => title.toLowerCase().includes(query.toLowerCase());
  return data
    .flatMap(({ posts }) => posts.filter((post) => post.language === lang && post.isPublished))
    .toSorted((one, other) => Number(isInTitle(other)) - Number(isInTitle(one)))
    .slice(0, maxShown)
    .map(({ slug, title }) => ({ slug, title }));
}

const maxShown = 8;

/** Returns undefined if the text is no address. Completes 'example.com' to 'https://example.com'. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim();
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) return `https://${text}`;
  return /^(https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(text) && isSafeLink(text) ? text : undefined;
}

type Props = { editor: Editor; lang: Locale; onClose: () => void };
