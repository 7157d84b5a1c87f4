import { readKept, writeKept } from './kept.ts';

const onItsWayKey = 'on-its-way';

/** Changes sent from this tab that were not yet seen on the site, as JSON, or ''. */
export const keptOnItsWay = (): string => readKept(onItsWayKey);
export const keepOnItsWay = (json: string): void => writeKept(onItsWayKey, json);
