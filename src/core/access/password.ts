/** Fewest characters of a password; the auth service is set to the same number. */
export const minPasswordLength = 12;

/** Most bytes of a password: what comes after them would not be compared. */
const maxPasswordLength = 72;

/** Why a password is too weak. The last two are said by the auth service alone. */
export const passwordWeaknesses = [
  'short',
  'long',
  'simple',
  'common',
  'personal',
  'characters',
  'known',
] as const;

export type PasswordWeakness = (typeof passwordWeaknesses)[number];

/**
 * What is wrong with a password for an account, as far as that can be told without asking anybody.
 * @example passwordWeaknessesOf('aaaaaaaaaaaaaa', 'jan@example.com') // => ['simple']
 */
export function passwordWeaknessesOf(password: string, email: string): PasswordWeakness[] {
  const lower = password.toLowerCase();
  const ownNames = email
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 4);
  const found: [PasswordWeakness, boolean][] = [
    ['short', Array.from(password).length < minPasswordLength],
    ['long', new TextEncoder().encode(password).length > maxPasswordLength],
    ['simple', password !== '' && isSimple(lower)],
    ['common', isCommon(lower)],
    ['personal', ownNames.some((name) => lower.includes(name) && lower.length - name.length < 8)],
  ];
  return found.filter(([, applies]) => applies).map(([weakness]) => weakness);
}

/** Few different characters, a piece repeated, or rows of the keyboard and the alphabet. */
function isSimple(lower: string): boolean {
  if (new Set(lower).size < 5 || /^(.{1,9})\1+$/.test(lower)) return true;
  const left = rows.reduce((text, row) => withoutRuns(text, row), lower);
  return left.length < 6;
}

/** Made of words that everybody tries first, with digits and signs around them. `w4chtw00rd!2026` is one of them. */
function isCommon(lower: string): boolean {
  const spelled = lower.replace(/[01345@$!]/g, (sign) => lookalikes[sign] ?? sign);
  return [lower, spelled].some((text) => {
    const left = commonWords.reduce((rest, word) => rest.replaceAll(word, ''), text);
    return left.length < text.length && left.replace(/[^\p{L}]/gu, '').length < 4;
  });
}

/** Signs that stand for a letter. */
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

/** Of the most used passwords, and of this house, those that begin most of what is guessed; longer ones first. */
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

/** A text without the pieces of four or more characters that stand in a row of keys. */
function withoutRuns(text: string, row: string): string {
  let rest = text;
  for (let length = row.length; length >= 4; length--) {
    for (let from = 0; from + length <= row.length; from++)
      rest = rest.replaceAll(row.slice(from, from + length), '');
  }
  return rest;
}
