import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { inviteSchema } from '../access/invitations.ts';
import { emailAddress, personName } from './person-fields.ts';

const read = (schema: typeof emailAddress | typeof personName, text: string) => {
  const { success, output } = v.safeParse(schema, text);
  return success ? output : undefined;
};

describe('emailAddress', () => {
  test.each([
    [' ana@example.com\u200b', 'ana@example.com'],
    ['o’brien@example.com', 'o’brien@example.com'],
    ["o'brien@example.com", "o'brien@example.com"],
    ['Ana Núñez <ana@example.com>', 'ana@example.com'],
    ['<ana@example.com>,', 'ana@example.com'],
    ['mailto:ana@example.com', 'ana@example.com'],
    ['ana@example.com.', 'ana@example.com'],
    ['ana@ex\u2011ample。com', 'ana@ex-ample.com'],
    ['mailto:ana@example.com?subject=Hola', 'ana@example.com'],
    ['“ana@example.com”', 'ana@example.com'],
    ['ana+ibiza@correo.example.co.uk', 'ana+ibiza@correo.example.co.uk'],
    ['ana@münchen.example', 'ana@münchen.example'],
    ['ana@example.com/', undefined],
    ['ana@example.com?x=1', undefined],
    ['ana..nunez@example.com', undefined],
    ['ana@exam_ple.com', undefined],
    ['ana.@example.com', undefined],
    ['.ana@example.com', undefined],
    ['ana@-example.com', undefined],
    ['ana@example-.com', undefined],
    ['ana@gmail,com', undefined],
    ['ana@example.com; jan@example.com', undefined],
    ['Ana <ana@example.com>, Jan <jan@example.com>', undefined],
    ['ana@example', undefined],
    ['ana@example.com\r\nBcc: x@example.com', undefined],
    ['\0ana@example.com', undefined],
    [`${'a'.repeat(250)}@example.com`, undefined],
    // mozilla/fxa-content-server#6702, jQuery-Form-Validator#679, Kademi/kademi-dev#1654
    ["tim.o'connor@praxis.fitness", "tim.o'connor@praxis.fitness"],
    [' ', undefined],
  ])('reads %j as %j', (text, address) => {
    expect(read(emailAddress, text)).toBe(address);
  });

  test.each([
    ["o'brien@example.com", true],
    ['jürgen@example.com', false],
  ])('for an account, accepts %s: %s', (email, isAccepted) => {
    expect(v.is(inviteSchema, { email, name: 'Jürgen', language: 'de' })).toBe(isAccepted);
  });
});

describe('personName', () => {
  test.each([
    [' Ana\u202e Núñez ', 'Ana Núñez'],
    ['Zoe\u0308\tde Vries', 'Zoë de Vries'],
    ['Haus GmbH&Co.KG', 'Haus GmbH&Co.KG'],
    ['\u034f\ufe0f\u17b5\u3164', undefined],
    ['Ana www.site.example', undefined],
    ['Ana\nNúñez', undefined],
    ['a'.repeat(101), undefined],
    ['', undefined],
  ])('reads %j as %j', (text, name) => {
    expect(read(personName, text)).toBe(name);
  });
});
