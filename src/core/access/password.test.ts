import { describe, expect, test } from 'vitest';
import { passwordWeaknessesOf, type PasswordWeakness } from './password.ts';

const email = 'marga.devries@example.com';

describe('passwordWeaknessesOf', () => {
  test.each<[string, PasswordWeakness[]]>([
    ['', ['short']],
    ['Zee-en-zon!', ['short']],
    ['kort', ['short']],
    ['Zee-en-zon-12', []],
    ['correct horse battery staple', []],
    ['aaaaaaaaaaaaaa', ['simple']],
    ['abcabcabcabcabc', ['simple']],
    ['sleutelsleutel', ['simple']],
    ['zonzonzonzonzon', ['simple']],
    ['1234567890123', ['simple']],
    ['qwertyuiop1234', ['simple']],
    ['Qwerty-Asdfgh-1', ['simple']],
    ['wachtwoord12', ['common']],
    ['W4chtw00rd!2026', ['common']],
    ['Welkom-Ibiza-2026', ['common']],
    ['Contraseña2026', ['common']],
    ['passwordpassword', ['simple', 'common']],
    ['winterjassen in de gang', []],
    ['welkom-tuin-2026', []],
    ['welkom-zon-2026', ['common']],
    ['192837465091', []],
    ['wxyz hjkl uiop', ['simple']],
    ['abcd qwer asdf', ['simple']],
    ['qwertyuiopzk!m#v', []],
    ['qwertyuiopzk!m#', ['simple']],
    ['zqkwxkzxqwzk', []],
    ['zqkwkzqwzkwq', ['simple']],
    ['devries2026!!', ['personal']],
    ['devries!2026xy', ['personal']],
    ['devries!2026xyz', []],
    ['devries en nog heel veel meer', []],
    ['x1é%'.repeat(20), ['long', 'simple']],
    ['zee wind amandel '.repeat(5).slice(0, 72), []],
    ['🗝️🏖️🌊🏠☀️🔑', ['short']],
  ])('returns for the password %j the weaknesses %j', (password, weaknesses) => {
    expect(passwordWeaknessesOf(password, email)).toEqual(weaknesses);
  });

  test('finds an own name of four letters, but no shorter one, which other words contain', () => {
    expect(passwordWeaknessesOf('anna!2026xy', 'anna@example.com')).toContain('personal');
    expect(passwordWeaknessesOf('ana!2026xyzk', 'ana@example.com')).toEqual([]);
  });
});
