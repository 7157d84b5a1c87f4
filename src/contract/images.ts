import * as v from 'valibot';
import { maxAltLength } from '#core/images/image-limits.ts';
import { imageAt } from '#core/images/image-path.ts';
import { cropSchema } from '#core/images/crop-image.ts';
import { incomingSchema } from '#core/images/take-image.ts';
import { locales } from '#core/locale.ts';
import { localeSchema } from '#core/post/post.ts';
import { skipSchema } from '#core/skip.ts';
import { contract, type AnswerOf } from './contract.ts';
import { searchedText, storableText } from '#core/typed-text/storable-text.ts';

const description = v.pipe(v.string(), v.trim(), v.maxLength(maxAltLength, 'Too long.'), storableText);
const descriptions = v.object(v.entriesFromList(locales, v.optional(description, '')));
const path = v.pipe(
  v.string('The path of a picture is required.'),
  v.check((path) => imageAt(path) !== undefined, 'The path of a picture on this site is required.'),
);

/**
 * Creates an image from a file that the editor has uploaded to Storage: `POST /storage/v1/object/incoming/<user
 * id>/<uuid>` with the editor's access token, at most 8 MB of JPEG, PNG, WebP or AVIF. The uploaded file is always
 * deleted. `name` is the name of the file, which the library shows. The same file always gives the same image. An editor who has set up a second factor must have confirmed it,
 * also to save a text with images to import: else `second-factor-needed`.
 *
 * The answer contains a path such as `/media/…/960.webp`; [the
 * record](decisions/0020-images.md) explains the name. `image-too-many-pixels`: over 50
 * megapixels. What follows the image in its file, such as a film or a brighter copy of a phone, is left out.
 *
 * **The image of a post.** `hero_image_url` is a path on this site. It requires `hero_image_alt`, in the language of
 * the post. `hero_focus`, `{ x, y }` in hundredths from the left and the top, is the point that stays visible when the
 * image is cropped: by default the centre. All languages of an article share the image and its focus. Changing the
 * image in one language removes its alternative text in the other languages. `update-blog-post` leaves the image
 * unchanged if the request contains neither `hero_image_url` nor `without_image: true`.
 *
 * **Images in a text.** Saving a text imports foreign images in it (https only, 8 MB, ten seconds each, eight per save).
 * `images_left_out` lists the images that were not imported: `{ address, reason, stays }`. If `stays` is true, the image
 * was unavailable: the image stays in the text without being shown, and the next save tries again. All other images on
 * the list are removed from the text.
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
    'image-is-heic',
    'image-is-film',
    'storage-unreachable',
  ],
});

/**
 * Stores a part of an image as a new image, cut from the largest stored file. `left`, `top`, `width` and `height` are
 * pixels of that file, whose size the path names. The same part always gives the same image, and the whole image
 * stays.
 */
export const cropImage = contract({
  name: 'crop-picture',
  input: cropSchema,
  answer: v.object({ id: v.string(), path: v.string() }),
  refusals: ['picture-not-found', 'storage-unreachable'],
});

/**
 * Lists uploaded images, newest first, 24 at a time. `skip` is the number of images to skip. `q` finds an image
 * by its description, file name or path, or by the words of an article that uses the image. `kind` says what uses the image:
 * `article` (all languages are one entry), `trash` (an article in the trash), `draft` (a new article), `unsaved`
 * (unsaved changes of an article) or `business` (the details of the business). `words` is the alternative text of the
 * image in each language of an article, or '' if it has none.
 */
export const listImages = contract({
  name: 'list-pictures',
  method: 'GET',
  input: v.object({
    q: v.optional(searchedText, ''),
    skip: skipSchema,
  }),
  answer: v.object({
    total: v.number(),
    images: v.array(
      v.object({
        path: v.string(),
        name: v.string(),
        descriptions,
        created_at: v.string(),
        uses: v.array(
          v.object({
            kind: v.picklist(['article', 'trash', 'draft', 'unsaved', 'business']),
            slug: v.string(),
            title: v.string(),
            languages: v.array(localeSchema),
            words: v.object(v.entriesFromList(locales, v.optional(v.string()))),
          }),
        ),
      }),
    ),
  }),
});

/**
 * Stores an image's description in each language. When an editor later inserts the image in a text, the
 * description becomes the alternative text. Requests a build if the details of the business use the image.
 */
export const describeImage = contract({
  name: 'describe-picture',
  input: v.object({ path, descriptions }),
  answer: v.object({ path: v.string() }),
  refusals: ['picture-not-found'],
});

/**
 * Deletes an image and its files. `picture-in-use`: `fields.path` lists the articles, unsaved texts or details of
 * the business that use the image. `storage-unreachable`: some files remain until the call is repeated.
 */
export const deleteImage = contract({
  name: 'delete-picture',
  input: v.object({ path }),
  answer: v.object({ path: v.string() }),
  refusals: ['picture-in-use', 'storage-unreachable'],
});

export type LibraryImage = AnswerOf<typeof listImages>['images'][number];
export type ImageUse = LibraryImage['uses'][number];
