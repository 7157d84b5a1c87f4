import { readLiveVersion } from '#adapters/live-page.browser.ts';

/** The content version that the public site contains; null where it cannot be read now. */
export const fetchLiveVersion = async (): Promise<number | null> => (await readLiveVersion()) ?? null;
