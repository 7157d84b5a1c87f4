/** Whether `phoneNumber()` wrote the number, so that links to it are right. Older messages have other numbers. */
export const isInFull = (number: string): boolean => /^\+[\d ]+(?: ext\. \d+)?$/.test(number);

/** @example phoneLink('+34 971 31 20 20 ext. 5') // => 'tel:+34971312020;ext=5' */
export const phoneLink = (number: string): string =>
  `tel:${number.replace(' ext. ', ';ext=').replaceAll(/\s/g, '')}`;

/** A chat is with the whole number, because it knows no extension. */
export const chatAddress = (number: string): string =>
  `https://wa.me/${number.replace(/ ext\. .*$/, '').replaceAll(/\D/g, '')}`;
