import type { ArticleImage } from '../../images/article-image.ts';
import { sameFocus } from '../../images/focus.ts';
import { isSameText, type PostFieldName, type WrittenForm } from '../fields.ts';
import { mergeTexts } from './merge-texts.ts';

/**
 * Compares an editor's text with the stored version of the post. `merged` is the text with another editor's changes,
 * if both have changed different parts of the post.
 */
export function compareWithStored({ stored, text, basis }: Compared): Comparison {
  const isChanged = !sameText(text, stored.text);
  const isImageInConflict = isImageChangedByBoth({ stored, text, basis });
  const isBehind =
    isChanged &&
    basis.revision !== stored.revision &&
    (isImageInConflict || !stored.sameTextIn.includes(basis.revision));
  if (!isBehind)
    return { isChanged, isOvertaken: false, isImageInConflict: false, revision: stored.revision };
  const merged = basis.text && mergeTexts({ base: basis.text, mine: text, theirs: stored.text });
  return {
    isChanged,
    isOvertaken: isImageInConflict || merged?.conflicts.length !== 0,
    isImageInConflict,
    merged,
    // The server refuses a save of this old revision while the other editor's changes are not merged.
    revision: basis.revision,
  };
}

/** The stored version on which an unsaved text is based. */
export const basisOf = ({ revision, text, image }: StoredVersion): Basis => ({
  revision,
  text: { ...text, image },
});

export const sameText = (one: PostText, other: PostText): boolean =>
  isSameText(one, other) && one.image === other.image;

function isImageChangedByBoth({ stored, text, basis }: Compared): boolean {
  const before = basis.text?.image;
  if (text.image === undefined || before === undefined) return false;
  return !isSameImage(stored.image, before) && !isSameImage(stored.image, text.image);
}

const isSameImage = (one: ArticleImage | null, other: ArticleImage | null): boolean =>
  one?.path === other?.path && one?.alt === other?.alt && sameFocus(one?.focus, other?.focus);

type Compared = { stored: StoredVersion; text: PostText; basis: Basis };

export type PostText = WrittenForm & {
  /** Undefined if the editor left the image unchanged, and null if the editor removed it. */
  image?: ArticleImage | null;
};

/** `sameTextIn`: the revisions with the same text. `isUntranslated`: the text waits for its translation. */
export type StoredVersion = {
  revision: number;
  text: WrittenForm;
  image: ArticleImage | null;
  sameTextIn: readonly number[];
  isUntranslated?: boolean;
};

/** The version on which an editor's text is based. `text.image` is null without an image. */
export type Basis = {
  revision: number;
  /** Undefined if the version is no longer known. Then the text cannot be merged. */
  text: PostText | undefined;
};

type Comparison = {
  isChanged: boolean;
  /** Whether this editor must choose between the two versions, because the desk cannot merge them. */
  isOvertaken: boolean;
  isImageInConflict: boolean;
  merged?: { text: PostText; fromTheirs: PostFieldName[]; conflicts: PostFieldName[] } | undefined;
  /** The revision that a save of the text replaces. */
  revision: number;
};
