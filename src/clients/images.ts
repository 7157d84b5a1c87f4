import type { SendOptions } from '#adapters/send-bytes.browser.ts';
import { takeImage } from '#contract/images.ts';
import type { ArticleImage } from '#core/images/article-image.ts';
import { callAsEditor, sendFile } from '#session/session.ts';

/** Uploads an image, and returns its path in the library. */
export async function sendImage(file: Blob, { name, onSent, signal }: Sending): Promise<string> {
  const path = await sendFile(file, { onSent, signal });
  return (await callAsEditor(takeImage, { path, name }, { signal })).path;
}

/** Undefined leaves the stored image unchanged, and null removes the image. */
export function imageRequest(image: ArticleImage | null | undefined): ImageRequest {
  if (image === undefined) return {};
  if (image === null) return { withoutImage: true };
  return { heroImageUrl: image.path, heroImageAlt: image.alt, heroFocus: image.focus };
}

type Sending = SendOptions & { name: string };

export type ImageRequest = {
  heroImageUrl?: string;
  heroImageAlt?: string;
  heroFocus?: ArticleImage['focus'];
  withoutImage?: boolean;
};
