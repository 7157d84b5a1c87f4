import { hash } from 'node:crypto';

/** The hash of a script or style for the Content-Security-Policy. */
export const contentHash = (content: string): `sha256-${string}` =>
  `sha256-${hash('sha256', content, 'base64')}`;
