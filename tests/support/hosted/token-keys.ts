import { createHmac, createPublicKey, generateKeyPairSync, sign, verify, type JsonWebKey } from 'node:crypto';
import { claimsOf, tokenOf, type Claims } from '../tokens.ts';

/**
 * Projects created since October 2025 sign with ES256 and name the key in `kid`. They still accept tokens signed with
 * the older shared secret, until their owner revokes it (Supabase Auth 2.196, seen in November 2026).
 */
export function newTokenKeys(jwtSecret: string): TokenKeys {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const kid = crypto.randomUUID();
  const published = {
    ...publicKey.export({ format: 'jwk' }),
    alg: 'ES256',
    kid,
    use: 'sig',
    key_ops: ['verify'],
  };
  return {
    published: { keys: [published] },
    accepted: { keys: [published, sharedKey(jwtSecret)] },
    sign: (claims) =>
      tokenOf({ alg: 'ES256', kid, typ: 'JWT' }, claims, (text) =>
        sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' }),
      ),
  };
}

export const sharedKey = (jwtSecret: string): JsonWebKey => ({
  kty: 'oct',
  alg: 'HS256',
  k: Buffer.from(jwtSecret).toString('base64url'),
});

/** Returns undefined if no key signed the token, or if the token has expired. */
export function believedClaims(token: string, accepted: KeySet): Claims | undefined {
  if (!isSigned(token, accepted)) return undefined;
  const claims = claimsOf(token);
  return Number(claims.exp) * 1000 < Date.now() ? undefined : claims;
}

export function isSigned(token: string, { keys }: KeySet): boolean {
  const [header = '', payload = '', signature = ''] = token.split('.');
  return keys.some((key) => isSignedWith(key, `${header}.${payload}`, Buffer.from(signature, 'base64url')));
}

function isSignedWith(key: JsonWebKey, text: string, signature: Buffer): boolean {
  if (key.kty === 'oct')
    return createHmac('sha256', Buffer.from(key.k ?? '', 'base64url'))
      .update(text)
      .digest()
      .equals(signature);
  const publicKey = createPublicKey({ key, format: 'jwk' });
  return verify('sha256', Buffer.from(text), { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature);
}

export type KeySet = { keys: JsonWebKey[] };

export type TokenKeys = {
  /** What /.well-known/jwks.json answers. */
  published: KeySet;
  accepted: KeySet;
  sign: (claims: object) => string;
};
