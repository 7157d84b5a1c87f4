import type { Business } from '#core/business/business.ts';

const inArch = { form: 'tall', width: 960 } as const;

/** The form in which the site shows each image of the business, and the width that stays sharp on every screen. */
export const imageNeeds: Record<
  keyof Business['images'],
  { form: 'square' | 'wide' | 'tall'; width: number }
> = {
  logo: { form: 'square', width: 512 },
  hero: { form: 'wide', width: 1440 },
  home: inArch,
  keys: inArch,
  cleaning: inArch,
  pool: inArch,
  works: inArch,
  always: inArch,
  rental: inArch,
};
