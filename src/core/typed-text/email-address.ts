/**
 * Whether a text has one @, no spaces or brackets, no point at an end or beside another, and a domain with a dot. Finds
 * typing mistakes only.
 * @example isEmailAddress('me@') // => false
 */
export const isEmailAddress = (text: string): boolean => emailFormat.test(text);

/** A part of a domain has letters and digits of any alphabet, and hyphens between them. */
const label = String.raw`[\p{L}\p{M}\p{N}]+(?:-+[\p{L}\p{M}\p{N}]+)*`;

const emailFormat = new RegExp(
  String.raw`^(?!\.)(?:[^\s@<>()[\],;:"\\.]|\.(?![.@]))+@(?:${label}\.)+(?=[^.]{2})${label}$`,
  'u',
);
