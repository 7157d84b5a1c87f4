import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchArticles } from '#clients/articles.ts';
import type { ArticlePost } from '#contract/articles.ts';
import { folded } from '#core/language/read-words.ts';
import type { Locale } from '#core/locale.ts';
import { pagePath, postPath } from '#core/paths.ts';
import { maxArticlesListed } from '#core/post/article-list.ts';
import { withoutUnseen } from '#core/html/valid-text.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { linkLabels } from '#i18n/prices/link-labels.ts';
import { useDebounced } from '../../../parts/use-debounced.ts';
import { Button } from '../../../parts/Button.tsx';
import { TextField } from '../../../parts/form/TextField.tsx';
import { isTypedLink } from '../../document/addresses.ts';
import { linkChoices } from './link-choices.ts';
import { hrefAt, insertLinkBlock, removeLink, setLink } from './link-commands.ts';
import type { Editor } from '../use-editor.ts';
import { Dialog } from '../../../parts/dialog/Dialog.tsx';
import '../../../parts/dialog/choices.css';
import { useDesk } from '../../../parts/use-desk.ts';

/** A dialog that makes a link to another site, or to a page or an article of this one. */
export function LinkDialog({ editor, lang, asks, onClose }: Props) {
  const { words, language } = useDesk();
  const { link: texts, blocks } = words.writing.editor;
  const [there] = useState(() => (asks === 'link' ? hrefAt(editor.state) : undefined));
  const [typed, setTyped] = useState(there ?? '');
  const [isRefused, setIsRefused] = useState(false);
  const { articles, said } = useOwnArticles(typed, lang);
  const pages = useOwnPages(asks === 'link' ? typed : '', lang);
  const home = pagePath({ page: 'home', locale: lang });
  const choices =
    asks === 'toQuote'
      ? packages.map((pkg) => ({ title: texts.packages[pkg], href: `${home}?pkg=${pkg}#contact`, facts: [] }))
      : [
          ...pages.map(({ title, href }) => ({ title, href, facts: [href] })),
          ...articles.map(({ slug, title, language: own, publishedAt }) => ({
            title,
            href: postPath(slug),
            facts: [
              own !== lang && words.languageNames[own],
              publishedAt && formatNearMoment(publishedAt, language),
              postPath(slug),
            ],
          })),
        ];

  function close() {
    onClose();
    // The browser first focuses an earlier element, such as a toolbar button, so the text gets the focus after that.
    queueMicrotask(() => editor.view.focus());
  }

  function lead(href: string, title: string) {
    if (asks === 'link') editor.run(setLink({ href, words: title }));
    else if (asks === 'toArticle') editor.run(insertLinkBlock('to-article', href, title));
    else editor.run(insertLinkBlock('to-quote', href, linkLabels[lang].toQuote));
    close();
  }

  function take() {
    const href = addressOf(typed);
    if (href === undefined) setIsRefused(true);
    else lead(href, typed.trim());
  }

  return (
    <Dialog title={asks === 'link' ? texts.title : blocks[asks]} onClose={close}>
      {asks !== 'toQuote' && (
        <TextField
          label={asks === 'link' ? texts.field : texts.search}
          name="link"
          hint={asks === 'link' ? texts.hint : undefined}
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
            if (asks === 'link') take();
          }}
        />
      )}
      <ul
        className="plain choices link-choices"
        aria-label={asks === 'toQuote' ? texts.package : texts.articles}
      >
        {choices.map(({ href, title, facts }) => (
          <li key={href}>
            <button type="button" onClick={() => lead(href, title)}>
              {title} {facts.length > 0 && <small>{facts.filter(Boolean).join(' · ')}</small>}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="soft">
        {asks !== 'toQuote' &&
          { none: words.frame.search.none, most: words.articles.withMost, all: '' }[said]}
      </p>
      <div className="row">
        {asks === 'link' && <Button variant="main" text={texts.take} onClick={take} />}
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
    </Dialog>
  );
}

const packages = ['custom', 'rental'] as const;

/** Pages of the site load on demand, because their names are in the site’s texts. */
function useOwnPages(typed: string, lang: Locale): { title: string; href: string }[] {
  const query = folded(typed.trim());
  const { data } = useQuery({
    queryKey: ['site-pages', lang],
    queryFn: async () => (await import('#i18n/desk/site-pages.ts')).sitePages(lang),
    enabled: query.length > 1,
    staleTime: Infinity,
  });
  return query.length > 1 ? (data ?? []).filter(({ title }) => folded(title).includes(query)) : [];
}

function useOwnArticles(
  typed: string,
  lang: Locale,
): { articles: ArticlePost[]; said: 'all' | 'most' | 'none' } {
  const query = useDebounced(typed.trim());
  const { data } = useQuery({
    queryKey: ['link', query],
    // The server sorts by date, so many newer articles may come before one with the query in its title.
    queryFn: () => fetchArticles({ words: query, show: 'live', max: maxArticlesListed }),
    enabled: !/^(https?:|mailto:|tel:|\/|#)/i.test(query),
  });
  const articles = linkChoices(data?.articles ?? [], { query, lang });
  if (data && query !== '' && articles.length === 0) return { articles, said: 'none' };
  return { articles, said: data?.hasAllWords === false ? 'most' : 'all' };
}

/** Returns the `href` for a typed URL, path or e-mail address, with `https://` or `mailto:` added if needed. */
function addressOf(typed: string): string | undefined {
  const text = withoutUnseen(typed).trim();
  if (/^[^\s@/]+@[^\s@/.]+(?:\.[^\s@/.]+)+$/.test(text)) return `mailto:${text}`;
  if (/^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text)) return `https://${text}`;
  return isTypedLink(text) ? text : undefined;
}

export type LinkKind = 'link' | 'toArticle' | 'toQuote';

type Props = { editor: Editor; lang: Locale; asks: LinkKind; onClose: () => void };
