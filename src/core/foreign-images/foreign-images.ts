import type { ForeignImages, ForeignRefusal } from './import-images.ts';
import { maxImageBytes } from '../images/image-limits.ts';
import { storeImage, type ImageDeps } from '../images/take-image.ts';
import type { Result } from '../result.ts';

/**
 * Copies images of other sites into our library. Imports each URL only once. Images in text from word processors are
 * `data:` URLs, and are imported as well.
 */
export function foreignImages({ images, renderer, fetchBytes }: ForeignDeps): ForeignImages {
  return {
    async fetch(address) {
      const pasted = bytesIn(address);
      if (pasted !== undefined) return outcomeOf(await storeImage({ images, renderer }, { bytes: pasted }));
      const source = address.startsWith('//') ? `https:${address}` : address;
      const known = await images.findBySource(source);
      if (known !== undefined) return { path: known.path };
      const fetched = await fetchBytes(source, maxImageBytes);
      if (!fetched.ok) return { reason: fetched.refusal.code };
      return outcomeOf(await storeImage({ images, renderer }, { bytes: fetched.value, source }));
    },
    now: () => Date.now(),
  };
}

const bytesIn = (address: string): Uint8Array | undefined => {
  const [, base64] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/i.exec(address) ?? [];
  return base64 === undefined ? undefined : Buffer.from(base64, 'base64');
};

const outcomeOf = (result: Awaited<ReturnType<typeof storeImage>>) =>
  result.ok ? { path: result.value.path } : { reason: result.refusal.code };

type ForeignDeps = Pick<ImageDeps, 'images' | 'renderer'> & {
  fetchBytes: (address: string, maxBytes: number) => Promise<Result<Uint8Array, { code: ForeignRefusal }>>;
};
