import type { DeskWords } from '../../dictionary.ts';

export const today: DeskWords['today'] = {
  loading: 'Looking at what there is to do…',
  failed: 'What there is to do could not be fetched.',
  retry: 'Try again',
  done: 'All done. Nothing is waiting for you.',
  all: 'Show all {n}',
  enquiries: {
    title: 'Open enquiries',
    someone: 'A visitor',
    toAll: 'To the enquiries',
    held: {
      one: '1 message is held back because it looks like spam.',
      other: '{n} messages are held back because they look like spam.',
    },
  },
  untitled: 'Untitled',
  becomes: {
    online: 'going online',
    gone: 'leaving the site',
  },
  badges: {
    enquiries: {
      one: '1 open enquiry',
      other: '{n} open enquiries',
    },
    articles: {
      one: '1 translation needs attention',
      other: '{n} translations need attention',
    },
    payments: {
      one: '1 payment to decide about',
      other: '{n} payments to decide about',
    },
    news: {
      one: '1 news text to review',
      other: '{n} news texts to review',
    },
  },
  kinds: {
    payments: 'Payments to decide about',
    failed: 'Translation failed',
    outdated: 'Translation is outdated',
    unread: 'Review the translation',
    news: 'Review the news',
    scheduled: 'Goes to the site by itself',
    drafts: 'Unfinished articles',
    unsaved: 'Not saved yet',
    onItsWay: 'On its way to the site',
  },
};
