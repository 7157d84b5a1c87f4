import { deployable, handlerAt, handlersOf, theDefault } from '#adapters/http/deployable.ts';
import * as bitcoinPage from '#contract/bitcoin-page.ts';
import * as visitors from '#contract/visitors.ts';

/** Deploys the functions for visitors and for missing pages. This bundle is small, so that it starts fast. */
export default deployable({
  functions: [
    handlersOf(visitors, () => import('#handlers/visitors.ts')),
    handlersOf(bitcoinPage, () => import('#handlers/bitcoin-page.ts')),
    handlerAt('site-health', () => import('#handlers/site-health.ts')),
    handlerAt('contact-form', () => import('#handlers/contact-form.ts')),
  ],
  page: theDefault(() => import('#handlers/pages/missing-page.ts')),
});
