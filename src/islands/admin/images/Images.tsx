import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { imageFile, imageAt } from '#core/images/image-path.ts';
import { widthsOf } from '#core/images/image-sizes.ts';
import { sourceFirst, type Locale } from '#core/locale.ts';
import { listImages, type LibraryImage } from '#contract/images.ts';
import { counted } from '#i18n/counted.ts';
import { formatNearMoment } from '#i18n/format.ts';
import { callAsEditor } from '#session/session.ts';
import { HeadAction } from '../parts/HeadAction.tsx';
import { SearchField } from '../parts/form/SearchField.tsx';
import { ListTrouble } from '../parts/list/ListTrouble.tsx';
import { MoreButton } from '../parts/list/MoreButton.tsx';
import { Empty } from '../parts/list/Empty.tsx';
import { useDebounced } from '../parts/use-debounced.ts';
import { useDesk } from '../parts/use-desk.ts';

/** The images of the media library, with a search and a button for more. `upload` is a button, above the images or in place of them. */
export function Images({ upload, onChoose }: Props) {
  const { words, language } = useDesk();
  const texts = words.library;
  const [typed, setTyped] = useState(() => new URLSearchParams(location.search).get('q') ?? '');
  const q = useDebounced(typed.trim());
  const [onlyBare, setOnlyBare] = useState(false);
  const list = useInfiniteQuery({
    queryKey: ['images', q],
    queryFn: ({ pageParam }) => callAsEditor(listImages, { q, skip: String(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((n, page) => n + page.images.length, 0);
      return shown < total ? shown : undefined;
    },
    placeholderData: keepPreviousData,
  });
  const pages = list.data?.pages;
  const total = pages?.[0]?.total ?? 0;
  // An upload between two fetches shifts the list, so an image can be on two pages. The map removes duplicates.
  const images = new Map(pages?.flatMap((page) => page.images).map((image) => [image.path, image]));
  // When the list arrives, the image that the address names opens.
  useEffect(() => {
    const named = [...images.values()].find(({ path }) => `#${path}` === location.hash);
    if (named) onChoose(named);
  }, [pages === undefined]);
  if (pages && total === 0 && q === '')
    return (
      <Empty of="garden" text={texts.none} hint={upload === undefined ? upload : texts.noneHint}>
        {upload}
      </Empty>
    );
  const isBare = (image: LibraryImage) => describedIn(image, language) === undefined;
  // Before the whole list has loaded, the number would be too small.
  const bare = list.hasNextPage ? 0 : [...images.values()].filter(isBare).length;
  const isFiltered = onlyBare && bare > 0;
  // If all lack one, the filter says it for them.
  const isMixed = !isFiltered && bare < images.size;
  return (
    <>
      {upload && <HeadAction>{upload}</HeadAction>}
      <div className="row gap-4 desk-intro">
        <p role="status">{pages && (total === 0 ? texts.noneFound : counted(texts.found, total))}</p>
        {bare > 0 && (
          <div className="desk-filters library-filter">
            <button type="button" aria-pressed={isFiltered} onClick={() => setOnlyBare(!isFiltered)}>
              {counted(texts.bare, bare)}
            </button>
          </div>
        )}
      </div>
      <SearchField label={texts.search} value={typed} onText={setTyped} />
      <ListTrouble query={list} text={texts.failed} loading={texts.loading} />
      <ul className="plain library" aria-busy={list.isPlaceholderData}>
        {[...images.values()]
          .filter((image) => !isFiltered || isBare(image))
          .map((image) => (
            <li key={image.path}>
              <button type="button" onClick={() => onChoose(image)}>
                <img src={thumbnail(image.path)} alt="" loading="lazy" />
                <strong lang={describedIn(image, language)} data-bare={isMixed && isBare(image)}>
                  {nameOf(image, language)}{' '}
                  {isBare(image) && <span className="visually-hidden">{texts.undescribed}</span>}
                </strong>
                <small>
                  {image.uses.length === 0 ? texts.unused : counted(texts.uses, image.uses.length)}
                  {nameOf(image, language) !== momentOf(image, language) && (
                    <span> · {momentOf(image, language)}</span>
                  )}
                </small>
              </button>
            </li>
          ))}
      </ul>
      <MoreButton list={list} text={texts.more} busy={texts.loading} />
    </>
  );
}

type Props = { upload?: ReactNode; onChoose: (image: LibraryImage) => void };

/** What an image is called: its description, or else its file, an article that shows it, or the moment it came. */
export function nameOf(image: LibraryImage, language: Locale): string {
  const shown = describedIn(image, language);
  if (shown !== undefined) return wordsFor(image, shown);
  return image.name || (image.uses.find(({ title }) => title)?.title ?? momentOf(image, language));
}

export const momentOf = ({ createdAt }: LibraryImage, language: Locale) =>
  formatNearMoment(createdAt, language);

/**
 * The language of the words that describe an image, the language of the desk first. Without its own description, an
 * image counts as described if all articles that show it describe it.
 */
function describedIn(image: LibraryImage, language: Locale): Locale | undefined {
  const isOwn = Object.values(image.descriptions).some(Boolean);
  const isInArticles = image.uses.every(
    ({ kind, words: alts }) =>
      kind !== 'business' && (kind !== 'article' || Object.values(alts).every(Boolean)),
  );
  if (!isOwn && !isInArticles) return undefined;
  return [language, ...sourceFirst].find((locale) => wordsFor(image, locale) !== '');
}

/** The description in the library, or else in an article that shows the image. */
export const wordsFor = ({ descriptions, uses }: LibraryImage, locale: Locale): string =>
  descriptions[locale] || (uses.map(({ words }) => words[locale]).find(Boolean) ?? '');

export function thumbnail(path: string): string {
  const image = imageAt(path);
  if (image === undefined) return path;
  return imageFile(image, { width: widthsOf(image)[0] ?? image.width, format: 'webp' });
}
