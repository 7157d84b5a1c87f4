import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { articlesOverview } from '#adapters/supabase/article-desk.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { translationProblems } from '#adapters/supabase/translations.ts';
import { storable } from '#core/post/post.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({
    q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, 'At most 200 characters.'), storable), ''),
    most: v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(1), v.maxValue(1000)), '100'),
  }),
  run: async ({ q, most }, { editor }) => {
    const supabase = supabaseFor(editor.accessToken);
    const [articles, problems] = await Promise.all([
      articlesOverview(supabase, { words: q, most }),
      translationProblems(supabase),
    ]);
    return done({ articles, problems });
  },
  answer: ({ articles, problems }) => ({
    articles: articles.map((article) => ({
      ...article,
      posts: article.posts.map((post) => {
        const problem = problems[post.slug];
        return problem === undefined ? post : { ...post, problem: problem.code };
      }),
    })),
  }),
});
