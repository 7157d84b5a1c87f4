import { postReading } from './reading.ts';

export const notRenderable =
  'This text cannot be shown: too many marks side by side, or too many levels inside each other.';

/**
 * Whether a page can show a text; anything else would stop the next build. It renders the text as the page does, so
 * the rules exist only once.
 */
export function isRenderable(content: string): boolean {
  try {
    postReading({ content, title: '' });
    return true;
  } catch {
    // Any error here would stop the build.
    return false;
  }
}

/** For generated or changed texts, before they are stored. */
export function requireRenderable(content: string): void {
  if (!isRenderable(content)) throw new Error(notRenderable);
}
