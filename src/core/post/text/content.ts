import { postReading } from './reading.ts';

/** Said of a text that no page could show. */
export const notRenderable =
  'This text cannot be shown: too many marks side by side, or too many levels inside each other.';

/**
 * Whether a page can show a text: the next build would stop at anything else. The function that draws a post is asked, so
 * nothing has to be known twice.
 */
export function isRenderable(content: string): boolean {
  try {
    postReading({ content, title: '' });
    return true;
  } catch {
    // Whatever stops them here would stop the build.
    return false;
  }
}

/** For texts that programs made or changed, before they are stored. */
export function requireRenderable(content: string): void {
  if (!isRenderable(content)) throw new Error(notRenderable);
}
