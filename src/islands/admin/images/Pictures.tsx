import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { imageFile, pictureAt, widthsOf } from '#core/images/image-path.ts';
import { sourceFirst, type Locale } from '#core/locale.ts';
import { listPictures, type LibraryPicture } from '#contract/images.ts';
import { counted } from '#i18n/counted.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { TextField } from '../parts/form/TextField.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { MoreButton } from '../parts/list/MoreButton.tsx';
import { Scene } from '../parts/drawings/Scene.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { useDesk } from '../parts/use-desk.ts';

export function Pictures({ onChoose }: { onChoose: (picture: LibraryPicture) => void }) {
  const { words, language } = useDesk();
  const texts = words.library;
  const [typed, setTyped] = useState('');
  const q = useDebounced(typed.trim());
  const list = useInfiniteQuery({
    queryKey: ['pictures', q],
    queryFn: ({ pageParam }) => callAsEditor(listPictures, { q, skip: String(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((n, page) => n + page.pictures.length, 0);
      return shown < total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  // An upload between two fetches shifts the list, so a picture can be on two pages. The map removes duplicates.
  const pictures = new Map(pages?.flatMap((page) => page.pictures).map((picture) => [picture.path, picture]));
  return (
    <>
      <TextField
        type="search"
        label={texts.search}
        name="picture_search"
        hint={texts.searchHint}
        maxLength={200}
        autoComplete="off"
        value={typed}
        onText={setTyped}
      />
      <p role="status" className="soft">
        {pages && (total === 0 ? (q === '' ? texts.none : texts.noneFound) : counted(texts.found, total))}
      </p>
      <ListTrouble query={list} text={texts.failed} loading={texts.loading} />
      {pages && total === 0 && q === '' && <Scene of="garden" />}
      <ul className="plain library" aria-busy={list.isPlaceholderData}>
        {[...pictures.values()].map((picture) => (
          <li key={picture.path}>
            <button type="button" onClick={() => onChoose(picture)}>
              <img src={thumbnail(picture.path)} alt="" loading="lazy" />
              <Description picture={picture} />
              <small className="soft">
                {formatNearMoment(picture.createdAt, language)} ·{' '}
                {picture.uses.length === 0 ? texts.unused : counted(texts.uses, picture.uses.length)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      <MoreButton list={list} text={texts.more} busy={texts.loading} />
    </>
  );
}

/** Without its own description, a picture counts as described if all articles that show it describe it. */
function Description({ picture }: { picture: LibraryPicture }) {
  const { words, language } = useDesk();
  const isOwn = Object.values(picture.descriptions).some(Boolean);
  const isInArticles = picture.uses.every(
    ({ kind, words: alts }) =>
      kind !== 'business' && (kind !== 'article' || Object.values(alts).every(Boolean)),
  );
  const shown = [language, ...sourceFirst].find((locale) => wordsFor(picture, locale) !== '');
  if (shown === undefined || !(isOwn || isInArticles)) return <span>{words.library.undescribed}</span>;
  return <span lang={shown}>{wordsFor(picture, shown)}</span>;
}

/** The description in the library, or else in an article that shows the picture. */
export const wordsFor = ({ descriptions, uses }: LibraryPicture, locale: Locale): string =>
  descriptions[locale] || (uses.map(({ words }) => words[locale]).find(Boolean) ?? '');

export function thumbnail(path: string): string {
  const picture = pictureAt(path);
  if (picture === undefined) return path;
  return imageFile(picture, { width: widthsOf(picture)[0] ?? picture.width, format: 'webp' });
}
