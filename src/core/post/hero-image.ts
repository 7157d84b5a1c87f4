import * as v from 'valibot';
import { focusSchema, sameFocus, type Focus } from '../images/focus.ts';
import { maxAltLength } from '../images/image-limits.ts';
import { optionalText } from './post.ts';
import { isOwnPath } from '../html/links/own-path.ts';

/** The image of a post. Posts show only our own images, so the path begins with a slash. */
export const heroFields = {
  hero_image_url: v.pipe(
    optionalText(500),
    v.check(
      (path) => path === undefined || (isOwnPath(path) && !/\s/.test(path)),
      'A path on this site, such as /media/….',
    ),
  ),
  hero_image_alt: optionalText(maxAltLength),
  hero_focus: v.nullish(focusSchema),
};

export const hasWordsForImage = ({ hero_image_url, hero_image_alt }: HeroInput): boolean =>
  hero_image_url === undefined || hero_image_alt !== undefined;

export const noWordsForImage = 'Say what the picture shows, for those who do not see it.';

/** Whether two posts show the same image with the same words. */
export const isSameImage = (one: Hero, other: Hero): boolean =>
  one.heroImageUrl === other.heroImageUrl &&
  one.heroImageAlt === other.heroImageAlt &&
  sameFocus(one.heroFocus, other.heroFocus);

type HeroInput = { hero_image_url?: string | undefined; hero_image_alt?: string | undefined };
type Hero = {
  heroImageUrl?: string | undefined;
  heroImageAlt?: string | undefined;
  heroFocus?: Focus | undefined;
};
