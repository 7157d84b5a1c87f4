import { mergeTexts, type Merged } from '#core/post/merge-texts.ts';
import type { ArticleImage } from '#core/images/article-image.ts';
import type { EditablePost, Written } from '#contract/articles.ts';
import type { PostText } from '#browser-storage/post-draft.ts';
import { storedImage, type Illustrated } from '../images/stored-image.ts';
import { isSameVersion, sameText, textOf } from './post-text.ts';

/**
 * Compares the text in the fields with the stored version. The next save says that it overwrites the returned `revision`.
 * While the fields lack changes of another editor, that revision is an old one, so the server refuses the save.
 */
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

/** The text and the revision that the editor started from. */
export type Basis = {
  revision: number;
  /**
   * The text that the editor started from. Its picture is null if there was none. In a draft that an older version of the
   * page stored, the text or its picture is missing.
   */
  text: PostText | undefined;
};

type Comparison = {
  isChanged: boolean;
  /** Whether this editor and another editor have changed the same field, so that this editor must decide. */
  isOvertaken: boolean;
  /** Whether the picture is one of the fields in conflict. */
  isImageInConflict: boolean;
  /** Both texts, merged as far as possible. Undefined unless another editor has saved since this editor started. */
  merged: Merged<PostText> | undefined;
  /** The revision that a save overwrites. */
  revision: number;
};
