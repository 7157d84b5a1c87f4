import * as v from 'valibot';

/** The content version of the public site; undefined if it cannot be read now. */
export async function readLiveVersion(): Promise<number | undefined> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    return v.parse(v.object({ contentVersion: v.number() }), await answer.json()).contentVersion;
  } catch {
    // Offline or in the middle of a deploy: the next poll will tell.
    return undefined;
  }
}

/** Whether the page is a 404. */
export async function isPageGone(path: string): Promise<boolean> {
  try {
    return (await fetch(path, { cache: 'no-store' })).status === 404;
  } catch {
    // Unreachable does not mean gone.
    return false;
  }
}

/** Whether the page shows a post now. */
export async function isPostOnline(path: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok && (await answer.text()).includes('name="post-revision"');
  } catch {
    // Unreachable does not mean online.
    return false;
  }
}

/** Whether the page redirects to another one that shows a post. */
export async function isPageMoved(path: string, to: string): Promise<boolean> {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    return answer.ok && answer.redirected && new URL(answer.url).pathname === to;
  } catch {
    // Unreachable does not mean moved.
    return false;
  }
}
