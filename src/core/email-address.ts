/**
 * Whether a text looks like an e-mail address: one @, no spaces or brackets, and a domain with a dot. This catches typing
 * mistakes. Only a mail to the address shows whether it exists.
 * @example isEmailAddress('me@') // => false
 */
export const isEmailAddress = (text: string): boolean => emailFormat.test(text);

const emailFormat =
  /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\.]+(\.[^\s@<>()[\],;:"\\.]+)*\.[^\s@<>()[\],;:"\\.]{2,}$/;
