import { useQuery } from '@tanstack/react-query';
import { fetchArticle } from '#clients/articles.ts';

/** All languages of an article. If `polls` is true, refetches every 3 seconds while a text is being translated. */
export const useArticle = (slugBase: string, { polls = false } = {}) =>
  useQuery({
    queryKey: ['article', slugBase],
    queryFn: () => fetchArticle(slugBase),
    refetchInterval: ({ state }) =>
      polls && state.data?.posts.some(({ isTranslating }) => isTranslating) === true ? 3000 : false,
  });
