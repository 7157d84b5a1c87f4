import { createHmac, randomBytes } from 'node:crypto';

/** Imitates an authenticator app. A secret is 32 letters of Base32. */
export const newSecret = (): string =>
  [...randomBytes(20)]
    .map((byte) => byte.toString(2).padStart(8, '0'))
    .join('')
    .replace(/.{5}/g, (bits) => alphabet[parseInt(bits, 2)] ?? '');

/** The current code (RFC 6238). */
export const codeOf = (secret: string): string => codeAt(secret, stepNow());

/** Also accepts the previous and the next code, as the auth service does (`verifyTOTPFactor`, `Skew: 1`). */
export const isCodeOf = (secret: string, code: string): boolean =>
  [-1, 0, 1].some((away) => codeAt(secret, stepNow() + away) === code);

const stepNow = (): number => Math.floor(Date.now() / 30_000);

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', bytesOf(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 15;
  // RFC 4226: 31 bits of the digest, from the offset that its last byte names.
  return String((digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 1_000_000).padStart(6, '0');
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

const bytesOf = (secret: string): Buffer =>
  Buffer.from(
    (
      Array.from(secret)
        .map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'))
        .join('')
        .match(/.{8}/g) ?? []
    ).map((bits) => parseInt(bits, 2)),
  );
