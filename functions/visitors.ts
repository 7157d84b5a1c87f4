import { deployable, doorAt, doorsOf, theDefault } from '#adapters/http/deployable.ts';
import * as bitcoinPage from '#contract/bitcoin-page.ts';
import * as visitors from '#contract/visitors.ts';

/** What pages ask for visitors, and every address that is no file of the site: small, and warm where people are. */
export default deployable({
  functions: [
    doorsOf(visitors, () => import('#doors/visitors.ts')),
    doorsOf(bitcoinPage, () => import('#doors/bitcoin-page.ts')),
    doorAt('contact-form', () => import('#doors/contact-form.ts')),
  ],
  page: theDefault(() => import('#doors/pages/missing-page.ts')),
});
