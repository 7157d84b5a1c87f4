import type { DeskWords } from '../desk-words.ts';

export const writing: DeskWords['writing'] = {
  paste: {
    hint: 'Text pasted from Word, Google Docs, an e-mail or a web page is tidied up by itself.',
    imagesLeft: 'Not pasted: {n} image(s). Please add them separately.',
    imagesForeign:
      'Images of another site ({n}) are taken over when you save; the preview does not show them yet.',
    withoutMarkup: 'The formatting could not be taken over; only the text was pasted.',
  },
  preview: {
    old: 'The server cannot be reached right now. This is the preview from a moment ago; it will be updated by itself.',
  },
  slug: {
    free: 'Free. The address will be {path}',
    taken: 'This slug base belongs to another article.',
    sent: 'Your last attempt probably did store the article. Press Save once more: there will be no second one.',
    unchecked: 'Cannot be checked right now; it will be when you save.',
    take: 'Use “{proposal}”',
  },
  search: {
    title: 'Search engines',
    aim: '{n} characters, {most} at most are recommended',
    tooLong: '{n} characters, more than the {most} search engines usually show',
    emptyTitle: 'Empty: the title of the article',
    emptyDescription: 'Empty: the short excerpt',
    preview: 'How it may look among search results',
    noTitle: 'No title yet',
    noDescription: 'No description yet',
  },
  problems: {
    required: 'This field is required.',
    tooLong: 'Too long: {most} characters at most.',
    unstorable: 'This holds characters that cannot be stored.',
    wrong: 'This is not right yet.',
  },
  kept: {
    at: 'Kept at {time}',
    soon: 'Kept in this browser; the server follows in a moment.',
    saving: 'Being kept…',
    onlyHere: 'Kept in this browser only. It will be kept on the server too once that can be reached.',
    nowhere:
      'Not kept anywhere yet: this browser keeps nothing and the server cannot be reached. Do not close this page.',
    conflict:
      'This draft has been changed elsewhere meanwhile. Your text is still in the fields and overwrites nothing.',
    keepMine: 'Keep my text as a draft of its own',
    openOther: 'Open the other version',
  },
  drafts: {
    title: 'Unsaved drafts',
    untitled: 'Without a title',
    changed: 'Changed on {date}',
    by: '{name}, {date}',
    bySharedToken: 'With the shared token, {date}',
    goOn: 'Go on',
    remove: 'Throw away',
    removeTitle: 'Throw this draft away?',
    removeText: '“{title}” cannot be brought back afterwards.',
    cancel: 'Cancel',
    failed: 'The drafts could not be fetched.',
    retry: 'Try again',
    notSwitched: 'What you are writing here is not on the server yet. Try again once there is a connection.',
    loading: 'Loading drafts…',
    days: 'A draft that nobody changes for {days} days is thrown away by itself.',
    emptied: 'You begin with an empty form. The text before is among the drafts.',
    emptyTitle: 'Throw this text away?',
    emptyText: 'This text is kept in this browser only and cannot be brought back afterwards.',
  },
};
