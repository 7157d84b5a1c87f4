import { mergeTexts, type Merged } from '#core/post/merge-texts.ts';
import type { ArticleImage } from '#core/images/article-image.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { storedImage, type Illustrated } from '../images/stored-image.ts';
import { isSameVersion, sameText, textOf } from './post-text.ts';

/** While another editor’s changes are not merged, `revision` keeps its value, so that the server refuses a save. */
export function compareWithStored({ stored, text, basis }: Compared): Comparison {
  const isChanged = !sameText(text, textOf(stored));
  const isImageInConflict = isImageChangedByBoth({ stored, text, basis });
  const isBehind =
    isChanged &&
    basis.revision !== stored.revision &&
    (isImageInConflict || !isSameVersion(stored, basis.revision));
  const merged =
    isBehind && basis.text !== undefined
      ? mergeTexts({ base: basis.text, mine: text, theirs: textOf(stored) })
      : undefined;
  const isOvertaken = isBehind && (merged?.conflicts.length !== 0 || isImageInConflict);
  return {
    isChanged,
    isOvertaken,
    isImageInConflict: isBehind && isImageInConflict,
    merged,
    revision: isBehind ? basis.revision : stored.revision,
  };
}

export const basisOf = (post: Written & Illustrated & { revision: number }): Basis => ({
  revision: post.revision,
  text: { ...textOf(post), image: storedImage(post) ?? null },
});

function isImageChangedByBoth({ stored, text, basis }: Compared): boolean {
  const before = basis.text?.image;
  if (text.image === undefined || before === undefined) return false;
  const now = storedImage(stored) ?? null;
  return !isSameImage(now, before) && !isSameImage(now, text.image);
}

const isSameImage = (one: ArticleImage | null, other: ArticleImage | null): boolean =>
  one?.path === other?.path &&
  one?.alt === other?.alt &&
  one?.focus.x === other?.focus.x &&
  one?.focus.y === other?.focus.y;

type Compared = { stored: EditablePost; text: PostText; basis: Basis };

export type Basis = {
  revision: number;
  /** `text.image` is null without a picture. Drafts from an older version of the desk may lack `text` or `text.image`. */
  text: PostText | undefined;
};

type Comparison = {
  isChanged: boolean;
  /** Whether this editor must choose between the two versions, because the desk cannot merge them. */
  isOvertaken: boolean;
  isImageInConflict: boolean;
  merged: Merged<PostText> | undefined;
  revision: number;
};
