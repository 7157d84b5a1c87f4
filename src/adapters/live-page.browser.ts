import * as v from 'valibot';

/** The content version the public site contains; undefined where it cannot be read now. */
export async function readLiveVersion(): Promise<number | undefined> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    return v.parse(v.object({ contentVersion: v.number() }), await answer.json()).contentVersion;
  } catch {
    // Offline or half-way through a deploy: the next look will tell.
    return undefined;
  }
}

/** Whether the address answers that there is no such page. */
export async function isPageGone(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { cache: 'no-store' })).status === 404;
  } catch {
    // Not reached is not gone.
    return false;
  }
}

/** Whether the address shows a post now, read from the page itself. */
export async function isPostOnline(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok && (await answer.text()).includes('name="post-revision"');
  } catch {
    // Not reached is not online.
    return false;
  }
}

/** Whether the address leads on to another one, where a post is shown. */
export async function isPageMoved(path: string, to: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok && answer.redirected && new URL(answer.url).pathname === to;
  } catch {
    // Not reached has led nowhere.
    return false;
  }
}
