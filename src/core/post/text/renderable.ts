/** Checks that pages can render the text of a post, before it is stored. */
import { postReading } from './reading.ts';

export const notRenderable =
  'This text cannot be shown: too many marks side by side, or too many levels inside each other.';

/** Whether a page can show a text, found by rendering the text as the page does. */
export function isRenderable(content: string): boolean {
  try {
    postReading({ content, title: '' });
    return true;
  } catch {
    return false;
  }
}

/** Throws if a page cannot show the text. */
export function requireRenderable(content: string): void {
  if (!isRenderable(content)) throw new Error(notRenderable);
}
