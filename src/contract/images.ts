import * as v from 'valibot';
import { incomingSchema } from '#core/images/take-image.ts';
import { contract } from './contract.ts';

/**
 * Creates a picture from a file uploaded to Storage before: `POST /storage/v1/object/incoming/<user id>/<uuid>` with the editor's
 * access token, at most 8 MB of JPEG, PNG, WebP or AVIF. The file is deleted in any case. The same file again: the
 * same picture.
 *
 * The path in the answer is such as `/media/…/960.webp`; [the record](decisions/0016-pictures-named-after-what-they-show.md)
 * explains the name. `image-too-many-pixels`: over 50 megapixels. `image-not-alone`: something else is in the file.
 *
 * **The picture of a post.** `hero_image_url` is a path on this site. With it `hero_image_alt` is required, in the language of the
 * post. `hero_focus`, `{ x, y }` in hundredths from the left and the top, is the point that stays visible when the picture is cropped;
 * the centre if absent. All languages of an article share picture and point. Changing the picture in one language removes its
 * words in the others. `update-blog-post` leaves the picture alone where neither `hero_image_url` nor
 * `without_image: true` is given.
 *
 * **Images in a text.** Saving a text with foreign images imports them (https only, 8 MB, ten seconds each, eight in one
 * save). `images_left_out` lists skipped ones: `{ address, reason, stays }`. One that `stays` was unavailable, is not shown, and is
 * retried by the next save; the others are removed from the text.
 */
export const takeImage = contract({
  name: 'take-image',
  input: incomingSchema,
  answer: v.object({ id: v.string(), path: v.string() }),
  refusals: [
    'image-not-found',
    'image-too-large',
    'image-too-many-pixels',
    'not-an-image',
    'image-kind-refused',
    'image-animated',
    'image-not-alone',
    'storage-unreachable',
  ],
});
