import type { Locale } from '#core/locale.ts';
import { desk as de } from '../de/desk/desk.ts';
import type { DeskWords } from '../dictionary.ts';
import { desk as en } from '../en/desk/desk.ts';
import { desk as es } from '../es/desk/desk.ts';
import { desk as nl } from '../nl/desk/desk.ts';

export const deskWords = (locale: Locale): DeskWords => dictionaries[locale];

const dictionaries: Record<Locale, DeskWords> = { nl, en, es, de };

export type { DeskWords };
