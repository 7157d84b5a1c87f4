import { deployable, handlerAt, handlersOf, theDefault } from '#adapters/http/deployable.ts';
import * as bitcoinPage from '#contract/bitcoin-page.ts';
import * as visitors from '#contract/visitors.ts';

/** The functions for visitors, and the page for unknown URLs. Their own small bundle starts fast. */
export default deployable({
  functions: [
    handlersOf(visitors, () => import('#handlers/visitors.ts')),
    handlersOf(bitcoinPage, () => import('#handlers/bitcoin-page.ts')),
    handlerAt('site-health', () => import('#handlers/site-health.ts')),
    handlerAt('contact-form', () => import('#handlers/contact-form.ts')),
  ],
  page: theDefault(() => import('#handlers/pages/missing-page.ts')),
});
