import { readKept, writeKept } from './kept.ts';

const onItsWayKey = 'on-its-way';

/** What this tab sent to the site and has not seen there yet, as JSON; '' where there is nothing. */
export const keptOnItsWay = (): string => readKept(onItsWayKey);
export const keepOnItsWay = (json: string): void => writeKept(onItsWayKey, json);
