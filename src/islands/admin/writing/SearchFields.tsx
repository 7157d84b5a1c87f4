import { useContext, useEffect, useState } from 'react';
import type { Locale } from '#core/locale.ts';
import { titleWithName } from '#core/page-title.ts';
import { postPath } from '#core/paths.ts';
import { postLimits } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { Field } from '../parts/form/Field.tsx';
import { TextField } from '../parts/form/TextField.tsx';
import { SiteName, useDesk } from '../parts/use-desk.ts';
import { useDebounced } from '../parts/use-debounced.ts';

/** How many characters of a title and of a description search engines usually show. */
const aims = { metaTitle: 60, metaDescription: 155 };

export function SearchFields({ text, slug, lang, problems, onChange }: Props) {
  const { words } = useDesk();
  const texts = words.writing.search;
  const length = (field: 'metaTitle' | 'metaDescription', empty: string) => {
    const n = text[field].trim().length;
    if (n === 0) return empty;
    return fill(n > aims[field] ? texts.tooLong : texts.aim, { n, most: aims[field] });
  };
  return (
    <section className="desk-panel search-fields" aria-labelledby="search-fields">
      <h2 id="search-fields">{texts.title}</h2>
      <TextField
        label={words.edit.metaTitle}
        name="meta_title"
        hint={length('metaTitle', texts.emptyTitle)}
        problem={problems['metaTitle']}
        lang={lang}
        value={text.metaTitle}
        maxLength={postLimits.metaTitle}
        onText={(metaTitle) => onChange({ metaTitle })}
      />
      <Field
        label={words.edit.metaDescription}
        name="meta_description"
        hint={length('metaDescription', texts.emptyDescription)}
        problem={problems['metaDescription']}
      >
        {(field) => (
          <textarea
            {...field}
            lang={lang}
            rows={3}
            maxLength={postLimits.metaDescription}
            value={text.metaDescription}
            onChange={({ target }) => onChange({ metaDescription: target.value })}
          />
        )}
      </Field>
      <SearchResult text={text} slug={slug} lang={lang} texts={texts} />
    </section>
  );
}

function SearchResult({ text, slug, lang, texts }: ResultProps) {
  const { metaTitle, metaDescription, title, excerpt, content } = useDebounced(text);
  const siteName = useContext(SiteName);
  const shownTitle = metaTitle.trim() || title.trim();
  const description = useDescription({
    metaDescription: metaDescription.trim() || undefined,
    excerpt,
    content,
  });
  return (
    <figure className="search-result">
      <figcaption className="desk-hint">{texts.preview}</figcaption>
      <p className="desk-hint">
        {location.host}
        {postPath(slug).replaceAll('/', ' › ')}
      </p>
      <p className="search-result-title" lang={lang}>
        {shownTitle === '' ? texts.noTitle : cut(titleWithName(shownTitle, siteName), aims.metaTitle)}
      </p>
      <p lang={lang}>{description === '' ? texts.noDescription : cut(description, aims.metaDescription)}</p>
    </figure>
  );
}

function useDescription(post: DescribedPost): string {
  const [describe, setDescribe] = useState<(post: DescribedPost) => string>();
  useEffect(() => {
    void import('#core/post/description.ts').then(
      ({ postDescription }) => setDescribe(() => postDescription),
      () => undefined,
    );
  }, []);
  return describe === undefined ? (post.metaDescription ?? post.excerpt) : describe(post);
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  const room = text.slice(0, most - 1);
  return `${(/^.*(?=\s)/s.exec(room)?.[0] ?? room).trimEnd()}…`;
}

type DescribedPost = { metaDescription: string | undefined; excerpt: string; content: string };
type SearchText = Record<'metaTitle' | 'metaDescription' | 'title' | 'excerpt' | 'content', string>;
type Props = {
  text: SearchText;
  slug: string;
  lang: Locale;
  problems: Record<string, string>;
  onChange: (changes: { metaTitle: string } | { metaDescription: string }) => void;
};
type ResultProps = Pick<Props, 'text' | 'slug' | 'lang'> & { texts: DeskWords['writing']['search'] };
