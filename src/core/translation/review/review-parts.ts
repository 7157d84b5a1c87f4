import { postFieldNames, type PostFieldName } from '../../post/fields.ts';

/** What is read through of a translation: the paragraphs of its body, and each field by itself. Browsers read it too. */
export const reviewParts: readonly ReviewPart[] = [
  ...postFieldNames.map((name) => (name === 'content' ? 'body' : name)),
  'heroImageAlt',
];

export type ReviewPart = Exclude<PostFieldName, 'content'> | 'body' | 'heroImageAlt';
