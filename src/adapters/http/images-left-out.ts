import type { LeftOut } from '#core/images/adopt-images.ts';

/** In the names of the contract; nothing where every image was taken over. */
export const imagesLeftOut = (leftOut: LeftOut[]): { images_left_out?: LeftOut[] } =>
  leftOut.length === 0 ? {} : { images_left_out: leftOut };
