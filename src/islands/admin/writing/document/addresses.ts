/**
 * Accepts links to the web, mail, telephone and this site, because pages show no other links.
 * Refuses control characters, which browsers ignore, and a backslash in place of a slash, which they accept.
 */
export const isSafeLink = (href: string): boolean =>
  !/\p{Cc}/u.test(href) &&
  (/^(https?:|mailto:|tel:)/i.test(href) || /^(?![a-z][a-z\d+.-]*:|\/[/\\]|\\)\S/i.test(href));

/** Accepts pictures on this site and on the web. A save imports the pictures from the web. */
export const isSafePicture = (src: string): boolean => /^(https:\/\/|\/(?![/\\]))/i.test(src);
