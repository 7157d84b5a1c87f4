import { lastingPages, localeOfPath, localisedPath, pagePath, publicPages, sharedPath } from '../paths.ts';
import { sectionPath } from './section-path.ts';

/**
 * Returns the page that the end of a missing address evidently means, or undefined.
 * @example proposedTarget('/nl/tarieven-2024') // => '/nl#pricing'
 */
export function proposedTarget(path: string): string | undefined {
  const locale = localeOfPath(path);
  const end = sharedPath(path).toLowerCase().split('/').at(-1) ?? '';
  const words = end.split(/[^a-z]+/).filter((word) => word !== '');
  for (const name of [words.join('-'), ...words]) {
    const section = sectionPath(localisedPath({ path: `/${name}`, locale }));
    if (section !== undefined) return section;
    const page = lastingPages.find((one) => publicPages[one].endsWith(`/${name}`) && name !== '');
    if (page !== undefined) return pagePath({ page, locale });
  }
  return undefined;
}
