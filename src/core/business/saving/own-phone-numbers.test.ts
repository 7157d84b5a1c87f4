import { expect, test } from 'vitest';
import { ownPhoneNumbers } from './own-phone-numbers.ts';

test.each([
  ['+34 971 000 000', '+34 971 000 000'],
  ['+34 (0)971 000 000', '+34 971 00 00 00'],
  ['+31 (0)6 12345678', '+31 6 12345678'],
  ['0034 971.31.20.20', '+34 971 31 20 20'],
  ['600 500 400', '+34 600 50 04 00'],
  ['\u202a+34 971 31 20 20\u202c', '+34 971 31 20 20'],
])('ownPhoneNumbers reads %s as %s', (typed, number) => {
  expect(ownPhoneNumbers({ phone: typed, chatNumber: typed, emergencyPhone: '' })).toEqual({
    numbers: { phone: number, chatNumber: number, emergencyPhone: '' },
    wrong: [],
  });
});

test.each(['+34 600 500 40', '+34 600 500 4000', '06 12345678', '+34 971 31 20 20 ext. 5', 'call us'])(
  'ownPhoneNumbers names the field with %s',
  (typed) => {
    const details = { phone: '+34 600 500 400', chatNumber: typed, emergencyPhone: '' };
    expect(ownPhoneNumbers(details).wrong).toEqual(['chatNumber']);
  },
);
