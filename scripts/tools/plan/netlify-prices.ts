/**
 * Prices of Netlify's credit plans, all in credits. Read on 22 November 2026 from copies of its pages of that year:
 * docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work (meters, plans,
 * limits), docs.netlify.com/functions/usage-and-billing (GB-hours, 1 GB by default), www.netlify.com/pricing (plans, as of
 * August 2026). Prices change: compare them there, and update them only here.
 */
export const netlifyPrices = {
  readOn: '2026-11-22',
  source:
    'https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work',
  /** For a successful production deploy; previews and failed deploys are free. */
  deploy: 15,
  /** Memory × duration of all function calls, including scheduled, background and event functions. */
  gbHour: 10,
  gigabyte: 20,
  /** Files, redirects and function calls. */
  tenThousandRequests: 2,
  /** The default memory of a function, in GB. */
  functionMemory: 1,
  plans: [
    { name: 'Free', dollars: 0, credits: 300 },
    { name: 'Personal', dollars: 9, credits: 1000 },
    // Some of Netlify's pages say 5,000; this is the lower number.
    { name: 'Pro', dollars: 20, credits: 3000 },
  ],
} as const;
