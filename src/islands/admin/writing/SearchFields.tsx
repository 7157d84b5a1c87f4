import { useContext } from 'react';
import type { Locale } from '#core/locale.ts';
import { titleWithName } from '#core/page-title.ts';
import { postPath } from '#core/paths.ts';
import { postLimits } from '#core/post/post.ts';
import type { DeskWords } from '#i18n/desk/desk-words.ts';
import { fill } from '#i18n/fill.ts';
import { TextArea, TextField } from '../parts/form/TextField.tsx';
import { SiteName, useDesk } from '../parts/use-desk.ts';
import { useModule } from '../parts/use-module.ts';
import { useDebounced } from '../parts/use-debounced.ts';

/** How many characters of a title and of a description search engines usually show. */
const aims = { metaTitle: 60, metaDescription: 155 };

/** The title and the description for search engines, with how the article looks in their results. */
export function SearchFields({ text, slug, lang, problems, onChange }: Props) {
  const { words } = useDesk();
  const texts = words.writing.search;
  const length = (field: 'metaTitle' | 'metaDescription', empty: string) => {
    const n = text[field].trim().length;
    if (n === 0) return empty;
    return fill(n > aims[field] ? texts.tooLong : texts.aim, { n, max: aims[field] });
  };
  return (
    <div className="stack">
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
      <TextArea
        label={words.edit.metaDescription}
        name="meta_description"
        hint={length('metaDescription', texts.emptyDescription)}
        problem={problems['metaDescription']}
        lang={lang}
        rows={3}
        value={text.metaDescription}
        maxLength={postLimits.metaDescription}
        onText={(metaDescription) => onChange({ metaDescription })}
      />
      <SearchResult text={text} slug={slug} lang={lang} texts={texts} />
    </div>
  );
}

function SearchResult({ text, slug, lang, texts }: ResultProps) {
  const { metaTitle, metaDescription, title, excerpt, content } = useDebounced(text);
  const siteName = useContext(SiteName);
  const shownTitle = metaTitle.trim() || title.trim();
  const { module } = useModule(async () => ({
    ...(await import('#core/post/description.ts')),
    ...(await import('#core/typed-text/cut-text.ts')),
  }));
  const cut = module?.cutText ?? ((text: string) => text);
  const described = { metaDescription: metaDescription.trim() || undefined, excerpt, content };
  const description = module?.postDescription(described) ?? described.metaDescription ?? excerpt;
  return (
    <figure className="stack gap-1 search-result">
      <figcaption className="soft">{texts.preview}</figcaption>
      <p className="soft">
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

type SearchText = Record<'metaTitle' | 'metaDescription' | 'title' | 'excerpt' | 'content', string>;
type Props = {
  text: SearchText;
  slug: string;
  lang: Locale;
  problems: Record<string, string>;
  onChange: (changes: { metaTitle: string } | { metaDescription: string }) => void;
};
type ResultProps = Pick<Props, 'text' | 'slug' | 'lang'> & { texts: DeskWords['writing']['search'] };
