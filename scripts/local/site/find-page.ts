import path from 'node:path';

/**
 * Finds the file of a built page for an address as Netlify does: x.html for /x, or x/index.html for /x/. Variants such
 * as /X and /x.html redirect.
 */
export function findPage(address: string, isFile: (file: string) => boolean): PageFound | undefined {
  const segments = addressSegments(address);
  if (segments === undefined) return undefined;
  const found = findExactPage(segments, { hasSlash: address.endsWith('/'), isFile });
  if (found !== undefined) return found;

  const lower = segments.map((segment) => segment.toLowerCase());
  if (lower.join('/') === segments.join('/')) return undefined;
  const inLowerCase = findExactPage(lower, { hasSlash: false, isFile });
  return inLowerCase === undefined ? undefined : { movedTo: inLowerCase.movedTo ?? encodeAddress(lower) };
}

/** Returns undefined for an address that cannot be the path of a file, such as `/../secret`. */
function addressSegments(address: string): string[] | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(address);
  } catch {
    return undefined;
  }
  if (!decoded.startsWith('/') || /[\0\\]/.test(decoded)) return undefined;
  const segments = decoded.slice(1).replace(/\/$/, '').split('/');
  if (segments.length === 1 && segments[0] === '') return [];
  return segments.some((segment) => segment === '' || /^\.+$/.test(segment)) ? undefined : segments;
}

function findExactPage(segments: string[], { hasSlash, isFile }: PageQuestion): PageFound | undefined {
  const name = segments.join('/');
  if (name === '') return isFile('index.html') ? { file: 'index.html' } : undefined;
  if (isFile(`${name}.html`))
    return hasSlash ? { movedTo: encodeAddress(segments) } : { file: `${name}.html` };
  if (isFile(`${name}/index.html`)) {
    return hasSlash ? { file: `${name}/index.html` } : { movedTo: `${encodeAddress(segments)}/` };
  }
  if (hasSlash || !isFile(name)) return undefined;
  return path.extname(name) === '.html' ? { movedTo: withoutEnding(segments) } : { file: name };
}

function withoutEnding(segments: string[]): string {
  const address = encodeAddress(segments).replace(/\.html$/, '');
  return address.endsWith('/index') ? address.slice(0, -'index'.length) : address;
}

const encodeAddress = (segments: string[]): string => `/${segments.map(encodeURIComponent).join('/')}`;

type PageQuestion = { hasSlash: boolean; isFile: (file: string) => boolean };

export type PageFound = { file: string; movedTo?: undefined } | { movedTo: string; file?: undefined };
