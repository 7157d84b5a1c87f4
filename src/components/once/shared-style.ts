import { sharedPart } from './shared-parts.ts';

/** A style sheet that Astro writes into a page. Those without attributes stand in many, and are drawn once per process. */
export function sharedStyle({ props, children }: StyleSheet, draw: () => string): string {
  if (import.meta.env.DEV || Object.keys(props).length > 0) return draw();
  const known = marks.get(children);
  if (known !== undefined) return known;
  const mark = sharedPart(draw())([]);
  marks.set(children, mark);
  return mark;
}

const marks = new Map<string, string>();

type StyleSheet = { props: object; children: string };
