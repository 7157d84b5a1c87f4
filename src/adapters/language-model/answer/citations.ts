import { idsIn, type JsonObject, type Properties } from './value-types.ts';

/** Whether an object is a text with the ids on which it rests. */
export const isCitation = ({ text, facts }: Properties): boolean =>
  text?.type === 'string' && facts?.items?.type === 'string';

/** Divides a text behind each list of ids, as in “First sentence. [f1] Second sentence (f2, f3).” */
export function citedIn(text: string): JsonObject[] {
  const parts = text.split(
    /(?<!\s)\s*(?:((?:\[[a-z]?\d+(?:[\s,;+&]+[a-z]?\d+)*\])+)|\(([a-z]\d+(?:[\s,;+&]+[a-z]\d+)*)\))([.!?]?)/i,
  );
  const elements: JsonObject[] = [];
  for (let at = 0; at + 3 < parts.length; at += 4) {
    const ids = parts[at + 1] ?? parts[at + 2];
    const written = `${parts[at] ?? ''}${parts[at + 3] ?? ''}`.trim();
    if (/\p{L}/u.test(written)) elements.push({ text: written, facts: idsIn(ids) ?? [] });
  }
  return elements;
}
