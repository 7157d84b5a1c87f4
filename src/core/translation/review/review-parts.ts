import { postFieldNames, type PostFieldName } from '../../post/fields.ts';

/** An editor reviews the body's paragraphs and pictures, and each field. Browsers import this file as well. */
export const reviewParts: readonly ReviewPart[] = [
  ...postFieldNames.map((name) => (name === 'content' ? 'body' : name)),
  'heroImageAlt',
  'picture',
];

export type ReviewPart = Exclude<PostFieldName, 'content'> | 'body' | 'heroImageAlt' | 'picture';
