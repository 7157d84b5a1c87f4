/**
 * The way of a page from the bundle that draws it to the build that writes it, past Astro's answer, which would make bytes, a stream and
 * bytes again of it: a tenth of the time of a page. The build says when it is finished: of several pages together, that is
 * quicker. Bundle and build each have this module, so the page goes through their process.
 */
const place = Symbol.for('home-care.drawn-page');
const here = globalThis as { [place]?: Drawn | undefined };

/**
 * Draws one page, and keeps it from Astro's answer, if it is one: what is no page (a feed, a sitemap) comes in the answer alone. One at
 * a time.
 */
export async function takePage<Answer>(draw: () => Promise<Answer>): Promise<Taken<Answer>> {
  if (here[place] !== undefined) throw new Error('Two pages are being drawn at the same time.');
  const drawn: Drawn = (here[place] = {});
  try {
    return { answer: await draw(), page: drawn.page };
  } finally {
    here[place] = undefined;
  }
}

/** Hands a page over to whoever takes it, to be finished later. Answers with what is left to send: nothing then, else the page. */
export function handOver(finish: Finish): Buffer<ArrayBuffer> | null {
  const drawn = here[place];
  if (drawn === undefined) return finish();
  drawn.page = finish;
  return null;
}

type Finish = () => Buffer<ArrayBuffer>;

type Drawn = { page?: Finish };

type Taken<Answer> = { answer: Answer; page: Finish | undefined };
