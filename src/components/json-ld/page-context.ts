import type { Locale } from '#core/locale.ts';

/** The page that the structured data describes, or is part of. */
export type PageContext = { locale: Locale; origin: URL | undefined };

export const businessId = (origin: URL | undefined): string => absolute('/#business', origin);

export const absolute = (path: string, origin: URL | undefined): string => new URL(path, origin).href;
