/**
 * `node scripts/set-up-editor.ts` creates the shared editor account in a hosted database (docs/deploy.md).
 *
 * DANGER: it uses the secret key. A new ADMIN_TOKEN or EDITOR_PASSWORD signs out everyone who uses the token.
 */
import { requireSetting, SettingMissing } from '#adapters/settings.ts';
import { setUpEditor } from '#adapters/supabase/access/first-setup.ts';
import { SetupMistake } from './local/start/setup-mistake.ts';
import { explainFailure } from './tools/explain-failure.ts';

try {
  const account = accountFromSettings();
  await setUpEditor(account);
  console.log(
    `The shared account ${account.email} is an editor in ${account.supabaseUrl}, and can sign in with EDITOR_PASSWORD.`,
  );
} catch (error) {
  const mistake = explainFailure(error);
  console.error(mistake instanceof SetupMistake ? mistake.message : mistake);
  process.exitCode = 1;
}

function accountFromSettings() {
  // SIGNING_SECRET signs the fingerprint by which the database recognises the token.
  requireSetting('SIGNING_SECRET');
  const supabaseUrl = requireSetting('SUPABASE_URL');
  if (!/^https?:/.test(supabaseUrl) || !URL.canParse(supabaseUrl)) {
    throw new SettingMissing(
      'SUPABASE_URL',
      'The setting SUPABASE_URL is no address that begins with https://.',
    );
  }
  return {
    supabaseUrl,
    publishableKey: requireSetting('SUPABASE_PUBLISHABLE_KEY'),
    secretKey: requireSetting('SUPABASE_SECRET_KEY'),
    email: requireSetting('EDITOR_EMAIL'),
    password: requireSetting('EDITOR_PASSWORD'),
    adminToken: requireSetting('ADMIN_TOKEN'),
  };
}
