import type { Alternate } from '#core/alternates.ts';
import { sharedPart } from './shared-parts.ts';
import { withAddresses } from './stand-ins.ts';

/**
 * Draws what has a name once per process, and answers with a mark for it; what has none, and what somebody is working on, is drawn every
 * time.
 */
export function drawnOnce({ name, alternates }: Part, draw: () => Promise<string>): string | Promise<string> {
  if (name === undefined) return draw();
  if (import.meta.env.DEV) return draw().then((html) => withAddresses(html, alternates));
  const marked = drawn.get(name);
  return marked === undefined ? drawAs(name, draw).then((mark) => mark(alternates)) : marked(alternates);
}

async function drawAs(name: string, draw: () => Promise<string>): Promise<Mark> {
  const marked = sharedPart(await draw());
  drawn.set(name, marked);
  return marked;
}

const drawn = new Map<string, Mark>();

type Part = { name: string | undefined; alternates: readonly Alternate[] };

type Mark = ReturnType<typeof sharedPart>;
