import type { ComponentProps } from 'react';
import type { Business } from '#core/business/business.ts';
import type { Scene } from '../../parts/drawings/Scene.tsx';

/** A photo in an arch. Until then, the site shows the drawing `now`. */
const inArch = (now: Now) => ({ form: 'tall', width: 960, now }) as const;

/** The form in which the site shows each image of the business, and the width that stays sharp on every screen. */
export const imageNeeds: Record<keyof Business['images'], Need> = {
  logo: { form: 'square', width: 512 },
  hero: { form: 'wide', width: 1440 },
  home: inArch('garden-arch'),
  keys: inArch('keys-arch'),
  cleaning: inArch('cleaning-arch'),
  pool: inArch('pool-arch'),
  works: inArch('works-arch'),
  always: inArch('always-arch'),
  rental: inArch('rental-arch'),
};

type Now = ComponentProps<typeof Scene>['of'];

type Need = {
  form: 'square' | 'wide' | 'tall';
  width: number;
  now?: Now;
};
