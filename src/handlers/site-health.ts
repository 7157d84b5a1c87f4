/** DANGER: works with the secret key for any caller, but reveals only whether all is well. */
import { guarded } from '#adapters/http/guarded.ts';
import { hostCache } from '#adapters/http/host-cache.ts';
import { jsonAnswer, refusalAnswer } from '#adapters/http/json-answer.ts';
import { reportError } from '#adapters/report-error.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { sitePulse } from '#adapters/supabase/site/health.ts';
import { isWell } from '#core/health/find-problems.ts';

/** Answers uptime monitors with 200 or 503. The host caches the answer for half a minute. */
export default guarded(async ({ url, method }) => {
  if (!['GET', 'HEAD'].includes(method)) return refusalAnswer({ code: 'method-not-allowed', allow: 'GET' });
  const ok = await sitePulse(supabaseWithoutPerson()).then(isWell, (cause: unknown) => {
    reportError(cause);
    return false;
  });
  return jsonAnswer(
    { ok },
    { status: ok ? 200 : 503, headers: hostCache(new URL(url), 'public, max-age=30') },
  );
});
