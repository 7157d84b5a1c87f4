/**
 * Whether a text has one @, no spaces or brackets, no point or hyphen at an end, and a domain with a dot. Finds typing
 * mistakes only.
 * @example isEmailAddress('me@') // => false
 */
export const isEmailAddress = (text: string): boolean => emailFormat.test(text);

const emailFormat =
  /^(?!\.)[^\s@<>()[\],;:"\\]+(?<!\.)@(?!-)[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)*(?<!-)\.[^\s@<>()[\],;:"\\.]{2,}(?<!-)$/;
