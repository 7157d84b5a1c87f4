import * as v from 'valibot';
import { renderImages } from '#adapters/images/render-images.ts';
import { imageFile, imageAt } from '#core/images/image-path.ts';
import { filesOf } from '#core/images/image-sizes.ts';
import { takeImage } from '#contract/images.ts';
import type { Ability } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { supabaseAnswer } from '../check/clients.ts';

/** Checks that an image passes through the site into Storage and is available in all sizes. */
export const imageAbility: Ability = {
  name: 'Picture',
  needs: ['Sign-in'],
  limitSeconds: 180,
  async run({ site, clients, made, isLocal }) {
    const accessToken = made.accessToken ?? '';
    const storage = clients.visitor({ url: site.url, accessToken }).storage.from('incoming');
    const path = `${userOf(accessToken)}/${incomingName}`;
    supabaseAnswer(
      await storage.upload(path, checkImage, { contentType: 'image/png', upsert: false }),
      'uploading a picture through the site (/storage/v1)',
    );
    const taken = await site.answer(takeImage, { accessToken, input: { path } });
    const image = imageAt(taken.path);
    if (image === undefined) throw new Unmet('The function take-image answered without a picture.');
    made.image = taken.path;
    const files = filesOf(image).map((file) => ({ ...file, address: imageFile(image, file) }));
    for (const { format, address } of files) {
      const { status, headers } = await site.page(address);
      if (status !== 200 || !(headers.get('content-type') ?? '').includes(`image/${format}`))
        throw new Unmet(
          `${address} answers with status ${status} instead of a picture: is the bucket “media” public, and was the site built with this SUPABASE_URL?`,
        );
      // The embedded Storage of a local site always sends X-Robots-Tag, so this check is only for hosted sites.
      if (!isLocal && /none|noindex/.test(headers.get('x-robots-tag') ?? ''))
        throw new Unmet(
          'Pictures are kept from search engines (X-Robots-Tag): deploy the code of this folder.',
        );
    }
    return `Uploaded, and found in ${files.length} files under /media.`;
  },
};

/** Every run uploads a file of this name, so that a run can delete the file that an earlier run has left. */
export const incomingName = '00000000-0000-4000-8000-0c4ec0000000';

/** An image of 960 × 600 pixels in two colours. Its bytes never change, so the image's digest is known. */
const checkImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAA8AAAAJYAQMAAACXWh1CAAAABlBMVEXZx6MdTl8VbWjFAAAACXBIWXMAAAsTAAALEwEAmpwYAAAA2UlEQVR42u3NMQ0AAAgDsPk3DRJ2kpDWQDNHIhaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFovFYrFYLBaLxWKxWCwWi8VisVgsFotrDAAAAAAAAAAAAAAAAAAAAAAAAAAAAADAKwtaE89nRV6KlgAAAABJRU5ErkJggg==',
  'base64',
);

export const checkImageDigest = (): Promise<string> => renderImages.digest(checkImage);

const userOf = (accessToken: string): string => {
  const [, payload = ''] = accessToken.split('.');
  const claims = v.parse(
    v.pipe(v.string(), v.parseJson(), v.object({ sub: v.string() })),
    Buffer.from(payload, 'base64url').toString(),
  );
  return claims.sub;
};
