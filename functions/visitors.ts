import { deployable, handlerAt, handlersOf, theDefault } from '#adapters/http/deployable.ts';
import * as bitcoinPage from '#contract/bitcoin-page.ts';
import * as visitors from '#contract/visitors.ts';

/** What pages ask for visitors, and every address that is no file of the site: small, and warm where people are. */
export default deployable({
  functions: [
    handlersOf(visitors, () => import('#handlers/visitors.ts')),
    handlersOf(bitcoinPage, () => import('#handlers/bitcoin-page.ts')),
    handlerAt('contact-form', () => import('#handlers/contact-form.ts')),
  ],
  page: theDefault(() => import('#handlers/pages/missing-page.ts')),
});
