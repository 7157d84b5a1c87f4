import { deployable, doorsOf, theDefault } from '#adapters/http/deployable.ts';
import * as access from '#contract/access.ts';
import * as articleLife from '#contract/article-life.ts';
import * as articles from '#contract/articles.ts';
import * as bitcoin from '#contract/bitcoin.ts';
import * as drafts from '#contract/drafts.ts';
import * as enquiries from '#contract/enquiries.ts';
import * as modelTexts from '#contract/model-texts.ts';
import * as news from '#contract/news.ts';
import * as previews from '#contract/previews.ts';
import * as publishing from '#contract/publishing.ts';
import * as site from '#contract/site.ts';
import * as today from '#contract/today.ts';

/** What the desk asks, and the page behind the link in the mail of a preview. */
export default deployable({
  functions: [
    doorsOf(access, () => import('#doors/access.ts')),
    doorsOf(articleLife, () => import('#doors/article-life.ts')),
    doorsOf(articles, () => import('#doors/articles.ts')),
    doorsOf(bitcoin, () => import('#doors/bitcoin.ts')),
    doorsOf(drafts, () => import('#doors/drafts.ts')),
    doorsOf(enquiries, () => import('#doors/enquiries.ts')),
    doorsOf(modelTexts, () => import('#doors/model-texts.ts')),
    doorsOf(news, () => import('#doors/news.ts')),
    doorsOf(previews, () => import('#doors/previews.ts')),
    doorsOf(publishing, () => import('#doors/publishing.ts')),
    doorsOf(site, () => import('#doors/site.ts')),
    doorsOf(today, () => import('#doors/today.ts')),
  ],
  page: theDefault(() => import('#doors/pages/preview-page.ts')),
});
