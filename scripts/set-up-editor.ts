/**
 * `node scripts/set-up-editor.ts`: creates the shared editor account in a hosted database, as docs/deploy.md describes.
 * DANGER: works with the secret key. Running it again changes nothing, unless ADMIN_TOKEN, EDITOR_PASSWORD or the account
 * itself has changed: that signs out everyone who uses the token.
 */
import { requireSetting, SettingMissing } from '#adapters/settings.ts';
import { BackendFailure } from '#adapters/supabase/answer.ts';
import { setUpEditor } from '#adapters/supabase/access/first-setup.ts';
import { SharedAccountMistake } from '#adapters/supabase/access/reset-shared-account.ts';

try {
  const account = accountFromSettings();
  await setUpEditor(account);
  console.log(
    `The shared account ${account.email} is an editor in ${account.supabaseUrl}, and can sign in with EDITOR_PASSWORD.`,
  );
} catch (error) {
  console.error(mistakeBehind(error) ?? error);
  process.exitCode = 1;
}

function accountFromSettings() {
  // Signs the fingerprint by which the database recognises this token.
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

/** One sentence about a problem that the user can fix; undefined for any other error. */
function mistakeBehind(error: unknown): string | undefined {
  if (error instanceof SettingMissing || error instanceof SharedAccountMistake) return error.message;
  if (!(error instanceof BackendFailure)) return undefined;
  if (error.status === 0)
    return `${error.message} Is SUPABASE_URL the address of a project that is not paused?`;
  if (error.status === 401 || error.status === 403) {
    return `${error.message} Are both keys those of the project in SUPABASE_URL, and not mixed up?`;
  }
  if (error.status === 404) return `${error.message} Have the migrations been applied?`;
  return `${error.message} It says: ${reasonOf(error.cause)}`;
}

function reasonOf(cause: unknown): string {
  return typeof cause === 'object' && cause !== null && 'message' in cause
    ? String(cause.message)
    : String(cause);
}
