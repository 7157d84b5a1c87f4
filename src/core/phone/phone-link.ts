/** @example phoneLink('+34 971 31 20 20 ext. 5') // => 'tel:+34971312020;ext=5' */
export const phoneLink = (number: string): string =>
  `tel:${number.replace(' ext. ', ';ext=').replaceAll(/\s/g, '')}`;

/** The address of a chat with the whole number, because a chat knows no extension. */
export const chatAddress = (number: string): string =>
  `https://wa.me/${(number.split(' ext. ')[0] ?? '').replaceAll(/\D/g, '')}`;

/** Whether a number has the form of `phoneNumber()`, which links need. Stored numbers may have another form. */
export const isInFull = (number: string): boolean => /^\+[\d ]+(?: ext\. \d+)?$/.test(number);
