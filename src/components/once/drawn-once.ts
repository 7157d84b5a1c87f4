/** Draws what has a name once per process; what has none, and what somebody is working on, every time. */
export function drawnOnce(name: string | undefined, draw: () => Promise<string>): string | Promise<string> {
  if (name === undefined || import.meta.env.DEV) return draw();
  return drawn.get(name) ?? drawAs(name, draw);
}

async function drawAs(name: string, draw: () => Promise<string>): Promise<string> {
  const html = await draw();
  drawn.set(name, html);
  return html;
}

const drawn = new Map<string, string>();
