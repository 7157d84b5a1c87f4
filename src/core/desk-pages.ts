/**
 * The addresses of the desk, and of pages with a single purpose, such as `/publish-blog-now`. They all require sign-in, and
 * search engines do not list them.
 */
export const deskPages = {
  home: '/admin',
  articles: '/admin/articles',
  'sign-in': '/admin/sign-in',
  'edit-article': '/admin/edit',
  'review-translations': '/admin/review',
  'manual-blog-create': '/admin/manual-blog-create',
  business: '/admin/business',
  'first-hour': '/admin/first-hour',
  editors: '/admin/editors',
  account: '/admin/account',
  actions: '/admin/actions',
  health: '/admin/health',
  enquiries: '/admin/enquiries',
  bitcoin: '/admin/bitcoin',
  trash: '/admin/trash',
  'missing-pages': '/admin/missing-pages',
  news: '/admin/news',
  'daily-ibiza-news-now': '/admin/daily-ibiza-news-now',
  'ibiza-news-drafts': '/admin/ibiza-news-drafts',
  'publish-ibiza-news': '/admin/publish-ibiza-news',
  'create-blog-now': '/create-blog-now',
  'publish-blog-now': '/publish-blog-now',
  'create-ibiza-news': '/create-ibiza-news',
  'test-create-blog': '/test-create-blog',
  'direct-publish-blog': '/direct-publish-blog',
  'publish-correct-ibiza-news': '/publish-correct-ibiza-news',
} as const;

export type DeskPage = keyof typeof deskPages;
