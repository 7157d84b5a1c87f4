/**
 * Passwords of Supabase Auth as the product expects them. `describeAuth` runs each case on the stand-in and the real
 * service.
 */
import { expect, test } from 'vitest';
import { authRefusal } from '#adapters/supabase/access/auth-refusal.browser.ts';
import { recoverySubject } from '../../../scripts/local/backend/backend-folder.ts';
import { authLacks, describeAuth, password, said } from '../../support/hosted/auth-cases.ts';
import { recoveryTokenIn } from '../../support/hosted/mailbox.ts';
import { skippedUnless } from '../../support/skipped-unless.ts';

const next = 'een heel ander woord';

describeAuth('passwords', ({ hosted, client, person }) => {
  test('lists a new password’s weaknesses, requires the current password and refuses the same password', async () => {
    const { auth } = (await person()).client;
    const change = async (attributes: object) => said(await auth.updateUser(attributes));
    const weak = await auth.updateUser({ password: 'xyz' });
    expect(authRefusal(weak.error)).toEqual({ code: 'password-weak', weaknesses: ['short', 'characters'] });
    expect(await change({ password: next })).toEqual([
      400,
      'current_password_required',
      'current-password-wrong',
    ]);
    expect(await change({ password: next, current_password: 'geraden' })).toEqual([
      400,
      'current_password_invalid',
      'current-password-wrong',
    ]);
    expect(await change({ password, current_password: password })).toEqual([
      422,
      'same_password',
      'password-same',
    ]);
    expect(await change({ password: 'een te lang woord '.repeat(5), current_password: password })).toEqual([
      400,
      'validation_failed',
      'internal',
    ]);
  });

  const lacks = authLacks('leaked-passwords');
  const remark = skippedUnless(!lacks, 'an Auth service that knows leaked passwords');
  test.skipIf(lacks)(`finds a password weak that was in a data leak${remark}`, async () => {
    const leaked = await (await person()).client.auth.updateUser({ password: 'password password' });
    expect(authRefusal(leaked.error)).toEqual({ code: 'password-weak', weaknesses: ['known'] });
  });

  test('allows a password change only within a day of sign-in, and ends the account’s other sessions', async () => {
    const { email, client: here } = await person();
    const elsewhere = client();
    await elsewhere.auth.signInWithPassword({ email, password });
    const change = () => here.auth.updateUser({ password: next, current_password: password });
    const { database } = hosted();
    await database.query(`update auth.sessions set created_at = now() - interval '25 hours'`);
    expect(said(await change())).toEqual([400, 'reauthentication_needed', 'not-signed-in']);
    await database.query('update auth.sessions set created_at = now()');
    expect((await change()).error).toBeNull();
    expect(authRefusal((await elsewhere.auth.getUser()).error)).toEqual({ code: 'not-signed-in' });
  });

  test('mails a link in four languages that opens a session once, in which the old password is not needed', async () => {
    const { email, client: elsewhere } = await person();
    expect((await client().auth.resetPasswordForEmail(email)).error).toBeNull();
    const mail = await hosted().newestMailTo(email);
    expect(mail.subject).toBe(recoverySubject);
    expect(mail.html).toContain('https://desk.example.com/admin/sign-in#recovery=');
    for (const word of ['Nieuw wachtwoord', 'New password', 'Contraseña nueva', 'Neues Passwort', 'Öffnen'])
      expect(mail.html).toContain(word);
    expect(said(await client().auth.resetPasswordForEmail(email))).toEqual([
      429,
      'over_email_send_rate_limit',
      'too-many-requests',
    ]);

    const token_hash = recoveryTokenIn(mail);
    const recovering = client();
    expect((await recovering.auth.verifyOtp({ token_hash, type: 'recovery' })).error).toBeNull();
    expect((await recovering.auth.updateUser({ password: next })).error).toBeNull();
    expect((await client().auth.signInWithPassword({ email, password: next })).error).toBeNull();
    expect(authRefusal((await elsewhere.auth.getUser()).error)).toEqual({ code: 'not-signed-in' });
    expect(said(await client().auth.verifyOtp({ token_hash, type: 'recovery' }))).toEqual([
      403,
      'otp_expired',
      'link-expired',
    ]);
  });

  test('answers the same for an unknown address, and refuses a link after an hour', async () => {
    expect((await client().auth.resetPasswordForEmail('nobody@example.com')).error).toBeNull();
    const { email } = await person();
    await client().auth.resetPasswordForEmail(email);
    const token_hash = recoveryTokenIn(await hosted().newestMailTo(email));
    const { database } = hosted();
    await database.query(`update auth.one_time_tokens set created_at = created_at - interval '61 minutes'`);
    await database.query(`update auth.users set recovery_sent_at = recovery_sent_at - interval '61 minutes'`);
    expect(said(await client().auth.verifyOtp({ token_hash, type: 'recovery' }))).toEqual([
      403,
      'otp_expired',
      'link-expired',
    ]);
  });
});
