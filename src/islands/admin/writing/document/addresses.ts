/**
 * Accepts links to the web, e-mail, telephone and this site, because pages show no other links.
 * Refuses control characters, which browsers ignore, and a backslash at the start, which browsers read as a slash.
 */
export const isSafeLink = (href: string): boolean =>
  !/\p{Cc}/u.test(href) &&
  (/^(https?:|mailto:|tel:)/i.test(href) || /^(?![a-z][a-z\d+.-]*:|\/[/\\]|\\)\S/i.test(href));

/** Whether a typed text is the address of a link beyond doubt: a word alone, such as “y”, would be a path as well. */
export const isTypedLink = (text: string): boolean =>
  /^(https?:\/\/|mailto:|tel:|\/|#)\S+$/i.test(text) && isSafeLink(text);

/** Accepts images on this site and at `https` URLs. A save copies the images from other sites to this site. */
export const isSafeImage = (src: string): boolean => /^(https:\/\/|\/(?![/\\]))/i.test(src);
