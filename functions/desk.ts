import { deployable, handlerAt, handlersOf, theDefault } from '#adapters/http/deployable.ts';
import * as access from '#contract/access.ts';
import * as articleLife from '#contract/article-life.ts';
import * as articles from '#contract/articles.ts';
import * as bitcoin from '#contract/bitcoin.ts';
import * as drafts from '#contract/drafts.ts';
import * as enquiries from '#contract/enquiries.ts';
import * as health from '#contract/health.ts';
import * as modelTexts from '#contract/model-texts.ts';
import * as news from '#contract/news.ts';
import * as previews from '#contract/previews.ts';
import * as publishing from '#contract/publishing.ts';
import * as site from '#contract/site.ts';
import * as today from '#contract/today.ts';

/** Deploys the functions of the desk, and the page behind the link in a preview mail. */
export default deployable({
  functions: [
    handlersOf(access, () => import('#handlers/access.ts')),
    handlersOf(articleLife, () => import('#handlers/article-life.ts')),
    handlersOf(articles, () => import('#handlers/articles.ts')),
    handlersOf(bitcoin, () => import('#handlers/bitcoin.ts')),
    handlersOf(drafts, () => import('#handlers/drafts.ts')),
    handlersOf(enquiries, () => import('#handlers/enquiries.ts')),
    handlersOf(health, () => import('#handlers/health.ts')),
    handlersOf(modelTexts, () => import('#handlers/model-texts.ts')),
    handlersOf(news, () => import('#handlers/news.ts')),
    handlersOf(previews, () => import('#handlers/previews.ts')),
    handlersOf(publishing, () => import('#handlers/publishing.ts')),
    handlersOf(site, () => import('#handlers/site.ts')),
    handlersOf(today, () => import('#handlers/today.ts')),
    handlerAt('preview-article', () => import('#handlers/pages/article-preview.ts')),
    handlerAt('preview-business', () => import('#handlers/pages/business-preview.ts')),
  ],
  page: theDefault(() => import('#handlers/pages/preview-page.ts')),
});
