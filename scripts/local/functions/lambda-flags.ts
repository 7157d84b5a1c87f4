/**
 * AWS Lambda starts Node 20, 22 and 24 with these flags, and no setting of a Netlify site changes that (seen in November
 * 2026; `netlify dev` copies the flags). A CommonJS package that requires an ESM-only package fails there while it
 * loads, and with it the function. So `npm start` and `npm run dev` use the flags, and refuse what Lambda refuses.
 */
export const lambdaFlags = ['--no-experimental-require-module', '--no-experimental-detect-module'] as const;
