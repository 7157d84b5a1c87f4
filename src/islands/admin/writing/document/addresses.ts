/**
 * Whether a link leads to the web, an e-mail address, a telephone number, or this site. Pages show no other links. Like
 * browsers, the check ignores tabs and line breaks, and reads a backslash as a slash.
 */
export const isSafeLink = (href: string): boolean =>
  !/\p{Cc}/u.test(href) &&
  (/^(https?:|mailto:|tel:)/i.test(href) || /^(?![a-z][a-z\d+.-]*:|\/[/\\]|\\)\S/i.test(href));

/** Whether a picture is on this site or on the web. A picture on the web is imported when the text is saved. */
export const isSafePicture = (src: string): boolean => /^(https:\/\/|\/(?![/\\]))/i.test(src);
