import type { DeskWords } from '../desk-words.ts';

/** The picture of an article. */
export const images: DeskWords['images'] = {
  title: 'Picture',
  hint: 'JPEG, PNG, WebP or AVIF. Choose a file, paste a picture or drop one here.',
  choose: 'Choose a picture',
  replace: 'Choose another picture',
  remove: 'Remove the picture',
  dropHere: 'Let go to use this picture',
  busy: 'The picture is being sent and prepared…',
  ready: 'The picture is ready.',
  removed: 'The picture has been removed.',
  retry: 'Try again',
  failed: 'The picture was not taken over.',
  alt: 'What the picture shows',
  altHint: 'For readers who cannot see the picture. Required, in the language of the article.',
  altMissing: 'Describe what the picture shows.',
  focus: 'Point to look at: {x}% from the left, {y}% from the top',
  focusHint: 'Click the spot that must always stay visible, or move the point with the arrow keys.',
  previews: 'How the picture will be cropped',
  card: 'Overview',
  post: 'Article',
  social: 'When shared',
  leftOut: 'Not every picture in the text was taken over',
  leftOutGone: '{n} removed from the text: {list}',
  leftOutStays: '{n} could not be fetched just now; the next save will try again: {list}',
};
