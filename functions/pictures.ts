import { deployable, handlersOf, theDefault } from '#adapters/http/deployable.ts';
import * as images from '#contract/images.ts';
import * as articles from '#contract/write-articles.ts';

/** Whatever draws: pictures that are sent, texts whose images become our own, and cards. It carries machine code and fonts. */
export default deployable({
  functions: [
    handlersOf(images, () => import('#handlers/images.ts')),
    handlersOf(articles, () => import('#handlers/write-articles.ts')),
  ],
  page: theDefault(() => import('#handlers/pages/social-card.ts')),
});
