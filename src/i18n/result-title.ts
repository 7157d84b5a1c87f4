import { titleWithName } from '#core/page-title.ts';
import { site } from '#site-config';

/** A page's title for search engines. */
export const resultTitle = (title: string): string => titleWithName(title, site.name);
