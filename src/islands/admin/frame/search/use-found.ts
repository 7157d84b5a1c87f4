import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchArticles } from '#clients/articles.ts';
import { fetchEnquiries } from '#clients/enquiries.ts';
import { listImages } from '#contract/images.ts';
import { callAsEditor } from '#session/session.ts';
import { useDesk } from '../../parts/use-desk.ts';
import { isNamed, nearestFirst, rankOf } from './nearest-first.ts';
import { pageResults } from './page-results.tsx';
import { articleResult, enquiryResult, imageResult } from './result-of.tsx';
import type { Result } from './SearchResult.tsx';

const max = { articles: 7, changed: 4, enquiries: 3, images: 4 };

/** Enquiries are searched in their messages, and nearly every message contains any two letters. */
const minLetters = { enquiries: 3, images: 2 };

/**
 * What a search finds, in groups, the group with the nearest result first. Before the first letter: who waits, what
 * changed last, and the pages. `query` follows `typed` after a pause.
 */
export function useFound(typed: string, query: string): Found {
  const desk = useDesk();
  const { words } = desk;
  const isBlank = typed === '';
  const asks = {
    enquiries: query.length >= minLetters.enquiries,
    images: query.length >= minLetters.images,
  };
  const articles = useQuery({
    queryKey: ['quick-search', query],
    queryFn: () => fetchArticles({ words: query, max: max.articles }),
    placeholderData: keepPreviousData,
  });
  const enquiries = useQuery({
    queryKey: ['quick-search-enquiries', query],
    queryFn: () => fetchEnquiries({ filter: query === '' ? 'open' : 'all', skip: 0, words: query }),
    enabled: query === '' || asks.enquiries,
    placeholderData: keepPreviousData,
  });
  const images = useQuery({
    queryKey: ['quick-search-images', query],
    queryFn: () => callAsEditor(listImages, { q: query, skip: '0' }),
    enabled: asks.images,
    placeholderData: keepPreviousData,
  });
  const foundEnquiries = isBlank || asks.enquiries ? (enquiries.data?.items ?? []) : [];
  const foundImages = !isBlank && asks.images ? (images.data?.images ?? []) : [];
  const groups = [
    {
      title: words.pages.enquiries,
      results: foundEnquiries.slice(0, max.enquiries).map((enquiry) => enquiryResult(enquiry, query)),
    },
    {
      title: isBlank ? words.frame.search.changed : words.pages.articles,
      results: (articles.data?.articles ?? [])
        .slice(0, isBlank ? max.changed : max.articles)
        .map((article) => articleResult(article, { ...desk, query }))
        // Until the first answer arrives, shows only those of the last changed articles that have the typed letters in
        // a title.
        .filter((result) => isBlank || query !== '' || isNamed(typed, result)),
    },
    { title: words.frame.search.pages, results: pageResults(typed, desk) },
    {
      title: words.pages.media,
      results: foundImages.slice(0, max.images).map((image) => imageResult(image, { ...desk, query })),
    },
  ].filter(({ results }) => results.length > 0);
  const rank = ({ results }: Group) => Math.min(...results.map((result) => rankOf(typed, result)));
  return {
    groups: isBlank
      ? groups
      : groups
          .map((group) => ({ ...group, results: nearestFirst(typed, group.results) }))
          .toSorted((one, other) => rank(one) - rank(other)),
    isLooking: typed !== query || [articles, enquiries, images].some(({ isFetching }) => isFetching),
    hasAllWords: articles.data?.hasAllWords !== false || articles.data.articles.length === 0,
  };
}

type Group = { title: string; results: Result[] };

type Found = {
  groups: Group[];
  isLooking: boolean;
  /** Whether each article contains all words of the query. */
  hasAllWords: boolean;
};
