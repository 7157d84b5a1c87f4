import type { Words } from '../dictionary.ts';

/** The blog: its overview, its search and the pages of posts. */
export const blog: Words['blog'] = {
  title: 'Blog',
  intro: 'Practical articles on owning a home in Ibiza: upkeep, keys, pool, garden and letting.',
  older: 'Older articles',
  newer: 'Newer articles',
  newest: 'Latest articles',
  latest: 'Latest articles',
  read: 'Read the article',
  page: 'Page {n}',
  pageTitle: 'Blog, page {n}',
  pageDescription: 'Earlier articles about looking after a house, pool and garden in Ibiza, page {n}.',
  pagination: 'Browse the articles',
  fallbackNotice: 'There are no articles in English yet. Below are our articles in Dutch.',
  fallbackLink: 'All articles in Dutch',
  none: 'No articles are published yet.',
  articleNotFound: 'Article not found.',
  articleNotFoundText:
    'It may have moved or been taken down. You will find all our other articles on the blog.',
  backToBlog: 'Back to the blog',
  publishedOn: 'Published on {date}',
  author: 'By {name}',
  readingTime: '{n} min read',
  otherLanguages: 'This article in another language',
  machine: 'This article was translated automatically and has not been reviewed yet.',
  writtenByAi: 'This article was written by artificial intelligence and has not been reviewed yet.',
  reviewedBy: 'Reviewed by {name} on {date}',
  correctedOn: 'Corrected on {date}',
  original: 'Read the original in Dutch',
  shortLabels: {
    'written-by-ai': 'AI text, not reviewed',
    'machine-translated': 'machine translation, not reviewed',
  },
  contents: 'In this article',
  related: 'Read next',
  previousPost: 'Previous article',
  nextPost: 'Next article',
  share: 'Share',
  shareWhatsApp: 'Share on WhatsApp',
  shareEmail: 'Share by e-mail',
  copyLink: 'Copy link',
  copied: 'Link copied',
  search: {
    label: 'Search the articles',
    placeholder: 'For example: pool',
    button: 'Search',
    searching: 'Searching…',
    none: 'Nothing found for “{q}”.',
    failed: 'Search is not working right now. Please try again shortly.',
    retry: 'Try again',
    results: 'Articles found',
    withMost: 'Articles with most of your words',
    noneWithAll: 'No article contains all of your words. These contain most of them.',
    found: 'Articles found: {n}',
  },
  feedTitle: '{name}: blog',
  feedDescription: 'Articles about owning a home in Ibiza.',
  feedLink: 'RSS feed',
};

/** The daily news, its overview, and the page about how it is written. */
export const news: Words['news'] = {
  title: 'Ibiza news, {date}',
  sources: 'Sources',
  collectedTitle: 'Ibiza headlines, {date}',
  collectedExcerpt: 'Recent reports from the island’s media, collected on {date}, with a link to each.',
  collectedNote:
    'These headlines were collected automatically and appear in their original language. Each one links to the report itself.',
  filter: 'Choose what to read',
  all: 'All articles',
  only: 'News',
  howWeWrite: {
    heading: 'How our news is written',
    intro: 'Here is what a program does, what a person does and how you can tell which is which.',
    sections: [
      {
        heading: 'Collecting',
        text: 'Every day, a program goes through the news feeds of the island’s newspapers and authorities. It picks out what is new and keeps one report on each story.',
      },
      {
        heading: 'Writing',
        text: 'An AI language model takes the facts from those reports and, for each fact, records the words that support it. It then turns these facts into a short item in each language. Every paragraph names its sources and links to them.',
      },
      {
        heading: 'Checking',
        text: 'Each sentence is then compared with its report. Fixed rules check the names, figures, dates and quotations; a second check asks whether the sentence still says the same as the report. A sentence that fails is rewritten once; if it fails again, it is removed.',
      },
      {
        heading: 'Review',
        text: 'Items on sensitive subjects, such as accidents, crime or court cases, are held back until an editor has seen them. The same goes for items that could not be compared with their reports. The editor sees each sentence next to the words of the report, and keeps, edits or removes it. The editor’s name replaces the “not reviewed” label only if the editor had the item open long enough to read it.',
      },
      {
        heading: 'Label',
        text: 'An item that has not been reviewed is labelled wherever it appears: on its own page, in lists, in the feed and on the image shown when it is shared.',
      },
      {
        heading: 'Corrections',
        text: 'When we correct a news item after publication, its page shows the date of the correction. If you find a mistake, please write to us and we will put it right.',
      },
    ],
    counts: 'So far',
    written: 'Sentences written',
    struck: 'Sentences removed',
    corrected: 'Items corrected',
    report: 'Report a mistake',
  },
  heading: 'Ibiza news',
  intro: 'The island’s news in brief, always with sources.',
  pageTitle: 'Ibiza news, page {n}',
  pageDescription: 'Earlier news from Ibiza, page {n}.',
  none: 'There is no news in English yet.',
  feedTitle: '{name}: Ibiza news',
  feedDescription: 'News from Ibiza in brief, with sources.',
  older: 'Earlier news',
  newer: 'Later news',
  newest: 'Latest news',
};

export const partner: Words['partner'] = {
  tagline: 'Clean panels get more from the sun',
  description:
    'Our partner cleans solar panels on homes in Ibiza, without harsh chemicals and with care for the roof and the garden below.',
  features: [
    'Cleaning with soft water and soft brushes',
    'A check for visible damage to panels and cables',
    'Safe working on the roof',
    'Visits by appointment, even while you are away',
  ],
  recommendation:
    'This partner cleans solar panels and nothing else, which is why we like working with them. You know the price before each visit and approve it first. Your quote also says who sends you the invoice.',
};

/** The page of the partners. */
export const partners: Words['partners'] = {
  heading: '{partner} cleans your solar panels',
  intro: 'Saharan dust and sea salt settle on solar panels and stay there until they are washed off.',
  features: 'What this partner does for you',
  recommendation: 'Why we recommend this partner',
  ask: 'Ask us about your panels',
  visit: 'Visit {site}',
  newWindow: 'opens in a new window',
  visitHeading: 'What happens on a visit',
  visitMoments: {
    dust: {
      title: 'Dust and salt',
      text: 'Beneath them, the panels get less sun.',
    },
    door: {
      title: 'We open the door',
      text: 'We arrange the date and let our partner in.',
    },
    clean: {
      title: 'Clean panels',
      text: 'The panels get the full sun again.',
    },
    report: {
      title: 'You hear from us',
      text: 'We check that everything is tidy and tell you when the job is done.',
    },
  },
  collaborateHeading: 'Would you like to work with us?',
  collaborateText: 'Are you a tradesperson or supplier in Ibiza? Tell us what you do.',
  joining: [
    {
      title: 'Who we work with',
      text: 'Tradespeople and suppliers in Ibiza who keep appointments, respect the house and say honestly what they find.',
    },
    {
      title: 'What you get',
      text: 'We open the door, tell you beforehand what needs doing and ask the owner for approval. You can get on with the work.',
    },
    {
      title: 'How to join',
      text: 'Tell us what you do and where on the island. We will get in touch so that we can meet.',
    },
  ],
  collaborate: 'Work with us',
};

/** The page to which the link in a preview mail leads. */
export const preview: Words['preview'] = {
  title: 'Preview: {title}',
  pageLanguage: 'Language of this page',
  intro:
    'This is how the article will appear on the site once it is published. This page always shows the current version.',
  until: 'Sent on {sent}. The link works until {until}.',
  languages: 'Languages of this article',
  missing: 'There is no version in this language.',
  changed: 'changed since the e-mail was sent',
  ready: 'Ready to publish: {languages}.',
  obstacles: {
    'post-untranslated': 'Still to be translated before publication: {languages}.',
    'image-alt-missing': 'Needs an image description before publication: {languages}.',
  },
  nothingReady: 'There is nothing to publish: everything that has been translated is already on the site.',
  publish: 'Publish…',
  reject: 'Reject…',
  confirmPublish: 'Publish this article?',
  confirmPublishText: 'It will appear on the site in these languages: {languages}.',
  yesPublish: 'Yes, publish',
  confirmReject: 'Reject this article?',
  confirmRejectText:
    'The article will remain a draft. The editors will see that you have rejected it, along with any note you leave.',
  note: 'Note for the editors (optional)',
  yesReject: 'Yes, reject',
  back: 'Back to the preview',
  published: 'Published using this link on {moment}: {languages}.',
  rejected: 'Rejected using this link on {moment}. The article is still a draft.',
  rejectedNote: 'Note: {note}',
  view: 'View on the site ({language})',
  lookAgain: 'Look again',
  alerts: {
    'decided-before': 'This article had already been published or rejected, so nothing has changed.',
    changed:
      'The article was changed after you opened it, so it has not been published. Please look at it again below.',
    'nothing-ready': 'There was nothing to publish.',
    'form-expired': 'The form you sent had expired, so nothing has changed. Please choose again below.',
  },
  troubles: {
    unknown: {
      title: 'This link does not work',
      text: 'Please open it straight from the e-mail. If that does not help, ask the editors for a new preview.',
    },
    expired: {
      title: 'This link has expired',
      text: 'A preview can be viewed for {days} days. Please ask the editors for a new one.',
    },
    gone: { title: 'This article no longer exists', text: 'The editors have removed it.' },
    foreign: {
      title: 'This form came from another site',
      text: 'Nothing has changed. Please open the link straight from the e-mail.',
    },
    failed: { title: 'Something went wrong', text: 'We have logged the error. Please try again later.' },
  },
};

/** The legal pages: their contents, and the list of earlier versions. */
export const legalVersions: Words['legalVersions'] = {
  contents: 'On this page',
  of: 'Version of {date}',
  reading: 'This is the version of {date}. For the current text, see:',
  earlier: 'Earlier versions',
};
