import { hash } from 'node:crypto';

/** Returns the hash by which the Content-Security-Policy allows an inline script or style. */
export const contentHash = (content: string): `sha256-${string}` =>
  `sha256-${hash('sha256', content, 'base64')}`;
