import { readLiveVersion } from '#adapters/live-page.browser.ts';

/** Returns null if the version cannot be read. */
export const fetchLiveVersion = async (): Promise<number | null> => (await readLiveVersion()) ?? null;
