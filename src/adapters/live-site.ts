import * as v from 'valibot';
import { requireSetting } from './settings.ts';

/** The content version the public site says it contains; undefined where it cannot be asked. */
export async function liveContentVersion(): Promise<number | undefined> {
  try {
    const answer = await fetch(`${requireSetting('SITE_URL')}/build.json`, {
      headers: { 'Cache-Control': 'no-cache' },
      signal: AbortSignal.timeout(5000),
    });
    return answer.ok ? v.parse(buildSchema, await answer.json()).contentVersion : undefined;
  } catch {
    // The site is away or answers nonsense; either way it cannot say what it contains.
    return undefined;
  }
}

/** Whether the public site answers with a page at each of these paths. */
export async function areOnline(paths: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      try {
        const asked = { method: 'HEAD', signal: AbortSignal.timeout(5000) };
        return (await fetch(`${requireSetting('SITE_URL')}${path}`, asked)).ok;
      } catch {
        // Not reached is not online.
        return false;
      }
    }),
  );
  return answers.every(Boolean);
}

const buildSchema = v.object({ contentVersion: v.number() });
