/**
 * Where a link may lead: to the web, a mail, a telephone, or a place on this site. A page shows no others. Browsers leave out tabs and
 * line ends, and take a backslash for a slash, before they read an address.
 */
export const isSafeLink = (href: string): boolean =>
  !/\p{Cc}/u.test(href) &&
  (/^(https?:|mailto:|tel:)/i.test(href) || /^(?![a-z][a-z\d+.-]*:|\/[/\\]|\\)\S/i.test(href));

/** A picture of this site, or one of the web, which becomes ours when the text is saved. */
export const isSafePicture = (src: string): boolean => /^(https:\/\/|\/(?![/\\]))/i.test(src);
