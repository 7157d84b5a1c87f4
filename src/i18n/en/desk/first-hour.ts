import type { DeskWords } from '../../dictionary.ts';

/** These texts guide the owner of a new installation through entering the first details. */
export const firstHour: DeskWords['firstHour'] = {
  welcome: {
    title: 'Three steps to your first article',
    business: {
      text: 'Enter your business details',
      hint: 'Your name, phone number, address and prices are on every page.',
    },
    image: { text: 'Add a photo', hint: 'Every article can use it.' },
    article: { text: 'Write your first article', hint: 'Keep it as a draft, or put it on the site at once.' },
    begin: 'Start',
    done: 'done',
  },
  progress: 'Step {n} of {all}',
  titles: {
    name: 'Name and address',
    numbers: 'Phone and e-mail',
    hours: 'Office hours',
    prices: 'Prices',
    images: 'Photo and logo',
    partner: 'Partner',
  },
  intros: {
    name: 'Every page, every e-mail and the terms call your business by this name.',
    numbers: 'Visitors reach you here. Your administrator sets where enquiries arrive.',
    hours: 'Leave both times empty on a day when you are closed.',
    prices: 'Enter your own prices, including VAT. The site and every estimate use them.',
    images: 'Show who looks after the house. Until you have a photo, the site shows a drawing.',
    partner:
      'The site recommends this partner on a page of its own. Without a partner, that page invites others to work with you.',
  },
  next: 'Save and continue',
  finish: 'Save and finish',
  noPartner: 'We have no partner',
  skip: 'Skip',
  skipped: 'Skipped',
  back: 'Back',
  ready: 'Your site is ready',
  readyHint: 'Nothing is missing. You can still change each step later.',
  left: '{n} of {all} steps still open',
  leftHint: 'Until you fill them in, the site shows examples there.',
  open: 'Still open',
  goOn: 'Continue',
  toSite: 'View the site',
};
