import { deployable, doorsOf, theDefault } from '#adapters/http/deployable.ts';
import * as images from '#contract/images.ts';
import * as articles from '#contract/write-articles.ts';

/** Whatever draws: pictures that are sent, texts whose images become our own, and cards. It carries machine code and fonts. */
export default deployable({
  functions: [
    doorsOf(images, () => import('#doors/images.ts')),
    doorsOf(articles, () => import('#doors/write-articles.ts')),
  ],
  page: theDefault(() => import('#doors/pages/social-card.ts')),
});
