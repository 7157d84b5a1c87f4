import type { DeskWords } from '../../dictionary.ts';

export const setUp: DeskWords['setUp'] = {
  feeds: {
    why: 'No sources of news have been set up yet, so no news can be made here.',
    title: 'How to set up sources of news',
    steps: [
      'Choose a few sites with news about Ibiza that offer an RSS feed, such as a newspaper or a town hall. The address of a feed often ends in /feed or /rss.',
      'Give those addresses to the site’s administrator, who puts them into NEWS_FEEDS under Environment variables at the host, separated by commas, and has the site deployed again.',
      'The sources then stand on the page News, with whether they can be reached, and this button opens.',
    ],
  },
  model: {
    why: 'Automatic translation is not possible yet: no translation service has been set up.',
    title: 'What does it take?',
    steps: [
      'Open an account with a language model service that speaks the OpenAI interface, and make a key there.',
      'Give it to the site’s administrator, who fills in AI_BASE_URL, AI_API_KEY and AI_MODEL at the host (at present {setting} is missing or wrong) and has the site deployed again.',
      'Then load this page again. Until then you translate by hand: open the language and write its text.',
    ],
  },
};
