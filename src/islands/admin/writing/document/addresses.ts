/**
 * Where a link may lead: the web, e-mail, telephone, or this site. Pages show no others. Like browsers, it ignores tabs and line breaks,
 * and reads a backslash as a slash.
 */
export const isSafeLink = (href: string): boolean =>
  !/\p{Cc}/u.test(href) &&
  (/^(https?:|mailto:|tel:)/i.test(href) || /^(?![a-z][a-z\d+.-]*:|\/[/\\]|\\)\S/i.test(href));

/** A picture of this site, or one from the web, which is imported when the text is saved. */
export const isSafePicture = (src: string): boolean => /^(https:\/\/|\/(?![/\\]))/i.test(src);
