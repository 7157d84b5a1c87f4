import * as v from 'valibot';

/**
 * Returns the version of the content that visitors see, or undefined if it is unknown. The desk polls it after a
 * change.
 */
export async function readLiveVersion(): Promise<number | undefined> {
  try {
    const answer = await fetch('/build.json', { cache: 'no-store' });
    return v.parse(v.object({ contentVersion: v.number() }), await answer.json()).contentVersion;
  } catch {
    // The browser is offline, or the host is deploying. The next poll tries again.
    return undefined;
  }
}

export const isPageGone = (path: string): Promise<boolean> => isPage(path, ({ status }) => status === 404);

export const isPostOnline = (path: string): Promise<boolean> =>
  isPage(path, async (answer) => answer.ok && (await answer.text()).includes('name="post-revision"'));

/** Whether the page shows this version of the business details, or a newer version. */
export const showsBusiness = (path: string, version: number): Promise<boolean> =>
  isPage(path, async (answer) => {
    const shown = /name="business-version" content="(\d+)"/.exec(await answer.text())?.[1];
    return answer.ok && Number(shown ?? -1) >= version;
  });

export const isPageMoved = (path: string, to: string): Promise<boolean> =>
  isPage(path, ({ ok, redirected, url }) => ok && redirected && new URL(url).pathname === to);

async function isPage(path: string, expected: (answer: Response) => boolean | Promise<boolean>) {
  try {
    return await expected(await fetch(path, { cache: 'no-store' }));
  } catch {
    // For an unreachable page, every check returns false, including `isPageGone`.
    return false;
  }
}
