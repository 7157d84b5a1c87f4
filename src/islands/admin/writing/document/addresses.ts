/**
 * Whether a link leads to the web, e-mail, telephone, or this site. Pages show no other links. Like browsers, this ignores tabs
 * and line breaks, and reads a backslash as a slash.
 */
export const isSafeLink = (href: string): boolean =>
  !/\p{Cc}/u.test(href) &&
  (/^(https?:|mailto:|tel:)/i.test(href) || /^(?![a-z][a-z\d+.-]*:|\/[/\\]|\\)\S/i.test(href));

/** Whether a picture is on this site, or on the web, from where it is imported when the text is saved. */
export const isSafePicture = (src: string): boolean => /^(https:\/\/|\/(?![/\\]))/i.test(src);
