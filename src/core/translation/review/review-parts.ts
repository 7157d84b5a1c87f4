import { postFieldNames, type PostFieldName } from '../../post/fields.ts';

/** The parts of a text that an editor reviews. In a separate file, so that browsers load no other review code. */
export const reviewParts: readonly ReviewPart[] = [
  ...postFieldNames.map((name) => (name === 'content' ? 'body' : name)),
  'heroImageAlt',
  'image',
];

export type ReviewPart = Exclude<PostFieldName, 'content'> | 'body' | 'heroImageAlt' | 'image';
