/** Fields in which people type who they are: names, e-mail addresses and short lines. */
import * as v from 'valibot';
import { isOneLine, withoutUnseen } from '../html/valid-text.ts';
import { isEmailAddress } from './email-address.ts';
import { hasLink } from './link-in-name.ts';
import { normalForm } from './normal-form.ts';
import { maxCharacters, storableText } from './storable-text.ts';
import { typedAddress } from './typed-address.ts';

/** A line of text that is not blank. */
export const requiredLine = (maxLength: number, missing = 'This field is required.') =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    maxCharacters(maxLength),
    storableText,
    v.check(isOneLine, 'This must be one line.'),
  );

/** The name of a person, as it appears in mails. */
export const personName = v.pipe(
  v.string('A name is required.'),
  // A name that was copied from a spreadsheet has a tab between its cells.
  v.transform((name) => withoutUnseen(normalForm(name, 'NFC')).replaceAll('\t', ' ')),
  requiredLine(100, 'A name is required.'),
  v.check((name) => !hasLink(name), 'A name, without a link.'),
);

export const emailAddress = v.pipe(
  v.string('An e-mail address is required.'),
  v.transform(typedAddress),
  requiredLine(254, 'An e-mail address is required.'),
  v.check(isEmailAddress, 'This is not a valid e-mail address.'),
);
