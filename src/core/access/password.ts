/**
 * What makes a password too weak. The desk says it before the auth service refuses the password. The auth service
 * counts wrong passwords, and the database wrong tokens of the shared account (in the chapter `shared_account`).
 */

/** A password needs this many characters. The auth service is configured with the same number. */
export const minPasswordLength = 12;

/** A password may have this many bytes, because bcrypt ignores further bytes. */
const maxPasswordLength = 72;

/** The reasons why a password is too weak. Only the auth service reports the last two reasons. */
const passwordWeaknesses = ['short', 'long', 'simple', 'common', 'personal', 'characters', 'known'] as const;

export type PasswordWeakness = (typeof passwordWeaknesses)[number];

/**
 * Returns the weaknesses that the code finds without the auth service.
 * @example passwordWeaknessesOf('aaaaaaaaaaaaaa', 'jan@example.com') // => ['simple']
 */
export function passwordWeaknessesOf(password: string, email: string): PasswordWeakness[] {
  const lower = password.toLowerCase();
  const ownNames = email
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 4);
  const isShort = Array.from(password).length < minPasswordLength;
  const found: [PasswordWeakness, boolean][] = [
    ['short', isShort],
    ['long', new TextEncoder().encode(password).length > maxPasswordLength],
    // Nearly every short password has few different characters, which would be no help.
    ['simple', !isShort && isSimple(lower)],
    ['common', isCommon(lower)],
    ['personal', ownNames.some((name) => lower.includes(name) && lower.length - name.length < 8)],
  ];
  return found.filter(([, applies]) => applies).map(([weakness]) => weakness);
}

/** Whether a password has few different characters, is one repeated piece, or is mostly runs such as `qwerty`. */
function isSimple(lower: string): boolean {
  if (new Set(lower).size < 5 || /^(.{1,9})\1+$/.test(lower)) return true;
  const remaining = rows.reduce((text, row) => withoutRuns(text, row), lower);
  return remaining.length < 6;
}

/** Whether a password consists of words that attackers try first, even if written like `w4chtw00rd!2026`. */
function isCommon(lower: string): boolean {
  const spelled = lower.replace(/[01345@$!]/g, (sign) => lookalikes[sign] ?? sign);
  return [lower, spelled].some((text) => {
    const remaining = commonWords.reduce((rest, word) => rest.replaceAll(word, ''), text);
    return remaining.length < text.length && remaining.replace(/[^\p{L}]/gu, '').length < 4;
  });
}

/** People write these signs instead of letters, as in `p4ssw0rd`. */
const lookalikes: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Stems of the most used passwords, and words of this business. The longest stem must match first. */
const commonWords = `
  wachtwoord password passwort contraseña contrasena gebruiker benutzer usuario welkom welcome willkommen
  bienvenido bienvenida geheim secret secreto letmein administrator beheerder redactie redaktion redaccion editor
  admin beheer login iloveyou sunshine princess football voetbal monkey dragon master hallo hello hola zomer
  sommer summer verano winter invierno ibiza eivissa user test qwertz azerty
`
  .trim()
  .split(/\s+/)
  .toSorted((one, other) => other.length - one.length);

const rows = [
  '01234567890',
  '09876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
];

function withoutRuns(text: string, row: string): string {
  let rest = text;
  for (let length = row.length; length >= 4; length--) {
    for (let from = 0; from + length <= row.length; from++)
      rest = rest.replaceAll(row.slice(from, from + length), '');
  }
  return rest;
}
