/** The address that counts for limits and codes. The gateway passes on `sb-forwarded-for` only with the secret key. */
export const addressOf = ({ headers }: Request): string =>
  (headers.get('sb-forwarded-for') ?? headers.get('x-forwarded-for'))?.split(',')[0]?.trim() ?? '127.0.0.1';
