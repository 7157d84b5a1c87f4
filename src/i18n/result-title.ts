import { titleWithName } from '#core/page-title.ts';
import { site } from '#site-config';

/** The title of a page as search engines are given it. */
export const resultTitle = (title: string): string => titleWithName(title, site.name);
