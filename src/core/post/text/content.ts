import { postReading } from './reading.ts';

export const notRenderable =
  'This text cannot be shown: too many marks side by side, or too many levels inside each other.';

/**
 * Whether a page can show a text. The check renders the text exactly as the page does, so that there are no separate rules.
 */
export function isRenderable(content: string): boolean {
  try {
    postReading({ content, title: '' });
    return true;
  } catch {
    // Any error here would also occur in the build, so the text counts as not renderable.
    return false;
  }
}

/** Throws if a page could not show a text. Call this before a generated or changed text is stored. */
export function requireRenderable(content: string): void {
  if (!isRenderable(content)) throw new Error(notRenderable);
}
