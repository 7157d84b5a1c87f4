import { readLiveVersion } from '#adapters/live-page.browser.ts';

export const fetchLiveVersion = async (): Promise<number | null> => (await readLiveVersion()) ?? null;
