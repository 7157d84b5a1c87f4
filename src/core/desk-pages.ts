/** The addresses of all pages for editors. Search engines do not list these pages. */
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
  settings: '/admin/settings',
  health: '/admin/health',
  enquiries: '/admin/enquiries',
  bitcoin: '/admin/bitcoin',
  media: '/admin/media',
  trash: '/admin/trash',
  'missing-pages': '/admin/missing-pages',
  news: '/admin/news',
  'daily-ibiza-news-now': '/admin/daily-ibiza-news-now',
  // Each page below creates or publishes one fixed article (`src/islands/admin/fixed-articles`).
  'ibiza-news-drafts': '/admin/ibiza-news-drafts',
  'publish-ibiza-news': '/admin/publish-ibiza-news',
  'create-blog-now': '/create-blog-now',
  'publish-blog-now': '/publish-blog-now',
  'create-ibiza-news': '/create-ibiza-news',
  'test-create-blog': '/test-create-blog',
  'direct-publish-blog': '/direct-publish-blog',
  'publish-correct-ibiza-news': '/publish-correct-ibiza-news',
} as const;

/** `src/pages/admin/[...page].astro` renders these pages, and `src/pages/[oneOff].astro` the others. */
export const isBelowAdmin = (page: DeskPage): boolean => /^\/admin(\/|$)/.test(deskPages[page]);

/** The page that edits one language of an article. */
export const editAddress = (slug = ''): string => `${deskPages['edit-article']}?slug=${slug}`;

export type DeskPage = keyof typeof deskPages;
