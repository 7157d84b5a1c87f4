import { hash } from 'node:crypto';

/** The digest of a script or a style, as a content policy names it. */
export const contentHash = (content: string): `sha256-${string}` =>
  `sha256-${hash('sha256', content, 'base64')}`;
