import type { Words } from '../dictionary.ts';

export const bitcoin: Words['bitcoin'] = {
  heading: 'Paying with Bitcoin',
  intro:
    'You can pay for our services with Bitcoin. Prices are in euros; we work out the amount in BTC for you.',
  stepsHeading: 'How it works',
  steps: [
    { title: 'Quote', text: 'You request a quote, as always. It states the price in euros.' },
    { title: 'Approval', text: 'You approve the quote and tell us that you would like to pay with Bitcoin.' },
    {
      title: 'Address and amount',
      text: 'You receive a unique Bitcoin address, for this order only, and the exact amount in BTC.',
    },
    {
      title: 'Confirmation',
      text: 'You pay. As soon as the network has confirmed the payment, your order is booked.',
    },
  ],
  priceHeading: 'The Bitcoin price right now',
  priceText:
    'The price is an indication. The amount in BTC that you pay is stated in the message we send you once you have approved the quote.',
  price: {
    current: 'What one bitcoin costs',
    loading: 'Loading the price…',
    error: 'Price error',
    failed: 'Could not get the price.',
    withoutPrice: 'You can request a quote all the same: we will work out the amount in BTC for you.',
    retry: 'Try again',
    retrying: 'One moment…',
    euro: 'In euros',
    dollar: 'In dollars',
    source: 'Source: {source}',
    fresh: 'Current',
    stale: 'No longer current',
    convert: 'Convert euros',
    amount: 'Amount in euros',
    amountHint: 'Please enter an amount, such as 380 or 52.50.',
    result: 'In Bitcoin that is',
    noResult: '–',
    fromQuote: 'Amount of your quote: {sum}',
    fromQuoteText: 'The first month and the one-time extras you chose.',
  },
  faqHeading: 'Frequently asked questions',
  faq: [
    {
      question: 'When is my order booked?',
      answer: 'As soon as your payment is confirmed on the Bitcoin network.',
    },
    {
      question: 'Where do I find the address to pay to?',
      answer:
        'Once you have approved the quote, we send you a unique address and the exact amount in BTC. Never pay to an address you found anywhere else. If in doubt, call us first.',
    },
    {
      question: 'How much do I have to send?',
      answer:
        'Exactly the amount in BTC stated in our message. Your wallet’s network fee is added on your side.',
    },
    {
      question: 'What if I pay late, too little or too much?',
      answer:
        'The amount in BTC holds for a fixed time, which is stated with the address. If you pay later or too little, we do not book your order by itself. If you pay too much, it is booked all the same. In each case we contact you.',
    },
    {
      question: 'Can I simply pay in euros?',
      answer: 'Yes. Bitcoin is a possibility, not a condition.',
    },
  ],
  contactHeading: 'Would you rather talk first?',
  contactText: 'We are happy to explain, also if this is your first payment with Bitcoin.',
  contact: 'Get in touch',
};

export const partners: Words['partners'] = {
  heading: 'Our partner for solar panels',
  intro:
    'Dust from the Sahara and salt from the sea settle on panels and stay there. For cleaning solar panels we work with a specialist.',
  features: 'What this partner does for you',
  recommendation: 'Why we recommend this partner',
  visit: 'Visit the website',
  newWindow: 'opens in a new window',
  collaborateHeading: 'Would you like to work with us?',
  collaborateText: 'Do you do good work on houses on Ibiza? Let us know what you do.',
  collaborate: 'Collaborate with us',
};

export const preview: Words['preview'] = {
  title: 'Preview: {title}',
  pageLanguage: 'Language of this page',
  intro:
    'This is how the article will appear on the site once it is published. You always see the latest text.',
  until: 'Mailed on {sent}. The link works until {until}.',
  languages: 'Languages of this article',
  missing: 'This language does not exist.',
  changed: 'changed since the mail',
  ready: 'Ready to publish: {languages}.',
  obstacles: {
    'post-untranslated': 'Not translated yet, so not to be published: {languages}.',
    'image-alt-missing': 'The picture has no description yet, so not to be published: {languages}.',
  },
  nothingReady: 'There is nothing to publish: whatever has been translated is on the site already.',
  publish: 'Publish…',
  reject: 'Reject…',
  confirmPublish: 'Publish this article?',
  confirmPublishText: 'These languages will go on the site: {languages}.',
  yesPublish: 'Yes, publish',
  confirmReject: 'Reject this article?',
  confirmRejectText: 'The article stays a draft. The editors will see that it was rejected, and why.',
  note: 'Note for the editors (optional)',
  yesReject: 'Yes, reject',
  back: 'Back to the preview',
  published: 'Published on {moment} with this link: {languages}.',
  rejected: 'Rejected on {moment} with this link. The article has stayed a draft.',
  rejectedNote: 'Note: {note}',
  view: 'View on the site ({language})',
  lookAgain: 'Look again',
  alerts: {
    'decided-before': 'This preview had been decided on already. Nothing further has happened.',
    changed:
      'The article was changed after you looked at it. Nothing was published. Please look at it again below.',
    'nothing-ready': 'There was nothing to publish.',
    'form-expired': 'This form was too old. Nothing has happened; please choose again below.',
  },
  troubles: {
    unknown: {
      title: 'This link is not right',
      text: 'Please open it straight from the mail. If that does not help, ask the editors for a new preview.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A preview can be viewed for {days} days. Please ask the editors for a new one.',
    },
    gone: { title: 'This article is no longer there', text: 'The editors have removed it.' },
    foreign: {
      title: 'This form came from another site',
      text: 'Nothing has happened. Please open the link straight from the mail.',
    },
    failed: { title: 'Something went wrong', text: 'It has been logged. Please try again later.' },
  },
};
