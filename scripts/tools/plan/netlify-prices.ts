/**
 * What Netlify asks on its credit plans, all in credits. Read on 22 November 2026 in copies of its pages of that year:
 * docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work (meters, plans, what
 * happens at the limit), docs.netlify.com/functions/usage-and-billing (GB-hours, 1 GB by default), www.netlify.com/pricing
 * (plans, as of August 2026). Prices change: compare them there, and change them here only.
 */
export const netlifyPrices = {
  readOn: '2026-11-22',
  source:
    'https://docs.netlify.com/manage/accounts-and-billing/billing/billing-for-credit-based-plans/how-credits-work',
  /** Of production, and only where it succeeds; previews and failed ones cost nothing. */
  deploy: 15,
  /** Memory times duration of all function calls: scheduled, background and event ones too. */
  gbHour: 10,
  gigabyte: 20,
  /** Files, redirects and calls of functions alike. */
  tenThousandRequests: 2,
  /** What a function has where nothing else is set, in GB. */
  functionMemory: 1,
  plans: [
    { name: 'Free', dollars: 0, credits: 300 },
    { name: 'Personal', dollars: 9, credits: 1000 },
    // Some pages of Netlify's say 5,000; this is the lower number.
    { name: 'Pro', dollars: 20, credits: 3000 },
  ],
} as const;
