import * as v from 'valibot';
import { incomingSchema } from '#core/images/take-image.ts';
import { contract } from './contract.ts';

/**
 * Creates a picture from a file that the editor has uploaded to Storage: `POST /storage/v1/object/incoming/<user
 * id>/<uuid>` with the editor's access token, at most 8 MB of JPEG, PNG, WebP or AVIF. The uploaded file is deleted in any
 * case. The same file always gives the same picture.
 *
 * The answer contains a path such as `/media/…/960.webp`; [the
 * record](decisions/0016-pictures-named-after-what-they-show.md) explains the name. `image-too-many-pixels`: over 50
 * megapixels. `image-not-alone`: the file contains other data besides the picture.
 *
 * **The picture of a post.** `hero_image_url` is a path on this site. It requires `hero_image_alt`, in the language of the
 * post. `hero_focus`, `{ x, y }` in hundredths from the left and the top, is the point that stays visible when the picture
 * is cropped. If it is absent, the centre stays visible. All languages of an article share the picture and its focus.
 * Changing the picture in one language removes its alternative text in the other languages. `update-blog-post` leaves the
 * picture unchanged if the request contains neither `hero_image_url` nor `without_image: true`.
 *
 * **Images in a text.** Saving a text imports foreign images in it (https only, 8 MB, ten seconds each, eight per save).
 * `images_left_out` lists the images that were not imported: `{ address, reason, stays }`. If `stays` is true, the image
 * was unavailable: it stays in the text without being shown, and the next save tries again. All other images on the list
 * are removed from the text.
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
