import { deployable, handlersOf, theDefault } from '#adapters/http/deployable.ts';
import * as images from '#contract/images.ts';
import * as articles from '#contract/write-articles.ts';

/** Deploys the functions for images, articles and social cards. Only this bundle contains native code and fonts. */
export default deployable({
  functions: [
    handlersOf(images, () => import('#handlers/images.ts')),
    handlersOf(articles, () => import('#handlers/write-articles.ts')),
  ],
  page: theDefault(() => import('#handlers/pages/social-card.ts')),
});
