/**
 * Whether a text looks like an e-mail address: one @, no spaces or brackets, and a domain with a dot. The check catches
 * typing mistakes. Only sending a mail shows whether the address exists.
 *
 * @example isEmailAddress('me@') // => false
 */
export const isEmailAddress = (text: string): boolean => emailFormat.test(text);

const emailFormat =
  /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)*\.[^\s@<>()[\],;:"\\.]{2,}$/;
