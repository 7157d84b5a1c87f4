import { hash } from 'node:crypto';

/** Returns the hash that allows an inline script or style in the Content-Security-Policy. */
export const contentHash = (content: string): `sha256-${string}` =>
  `sha256-${hash('sha256', content, 'base64')}`;
