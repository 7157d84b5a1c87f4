import pRetry from 'p-retry';
import * as v from 'valibot';
import { locales, type Locale } from '#core/locale.ts';
import { requireSetting } from './settings.ts';
import { fetchOutside } from './outside/fetch-outside.ts';

/**
 * Reads `/build.json` of the public site: which version of the content readers see. Undefined if the site does not
 * answer.
 */
export async function liveBuild(): Promise<LiveBuild | undefined> {
  try {
    return await readBuild(buildSchema);
  } catch {
    return undefined;
  }
}

export const liveContentVersion = async (): Promise<number | undefined> =>
  (await liveBuild())?.contentVersion;

/** Retries twice while the live version is below `version`, because the CDN may lag behind after a deploy. */
export async function liveVersionOnceAt(version: number): Promise<number | undefined> {
  let live: number | undefined;
  const read = async () => {
    live = await liveContentVersion();
    if (live !== undefined && live < version) throw new Error(`The site still shows version ${live}.`);
  };
  await pRetry(read, { retries: 2, minTimeout: 2000, factor: 1 }).catch(() => undefined);
  return live;
}

/** Returns the number of posts on the public site by language. Throws if the site does not answer. */
export const livePostCounts = async (): Promise<Record<Locale, number>> =>
  (await readBuild(v.object({ posts: countsSchema }))).posts;

export async function areOnline(paths: readonly string[]): Promise<boolean> {
  const answers = await Promise.all(
    paths.map(async (path) => {
      try {
        const options = { method: 'HEAD', signal: AbortSignal.timeout(5000) };
        return (await fetchOutside(`${requireSetting('SITE_URL')}${path}`, options)).ok;
      } catch {
        return false;
      }
    }),
  );
  return answers.every(Boolean);
}

async function readBuild<Schema extends v.GenericSchema>(schema: Schema): Promise<v.InferOutput<Schema>> {
  const answer = await fetchOutside(`${requireSetting('SITE_URL')}/build.json`, {
    headers: { 'Cache-Control': 'no-cache' },
    signal: AbortSignal.timeout(5000),
  });
  if (!answer.ok) throw new Error(`The answer for build.json has the status ${answer.status}.`);
  return v.parse(schema, await answer.json());
}

const countsSchema = v.object(v.entriesFromList(locales, v.number()));
const buildSchema = v.object({
  contentVersion: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  skipped: v.optional(v.array(v.string()), []),
});

/** `skipped` lists the slugs of posts that the build could not show. */
type LiveBuild = v.InferOutput<typeof buildSchema>;
