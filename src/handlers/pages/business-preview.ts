import { guarded } from '#adapters/http/guarded.ts';
import { pageAnswer } from '#adapters/http/page-answer.ts';
import { boundedBody, isForeignOrigin, parsedJson } from '#adapters/http/request-input.ts';
import { findSetting, requireSetting } from '#adapters/settings.ts';
import { renderPreview } from '#adapters/site-bundle.ts';
import { editorBehind } from '#adapters/supabase/access/editor-session.ts';
import { withRetention } from '#adapters/supabase/site/business.ts';
import { refusalAnswers, type GeneralRefusal } from '#contract/refusals.ts';
import { validDetails } from '#core/business/business.ts';
import { business } from '#core/business/current.ts';
import { shownOn } from '#core/business/notice.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { localeOfPath } from '#core/paths.ts';
import { deskWords } from '#i18n/desk/desk-words.ts';

/** Shows a page with unsaved details of the business. The request must be a form with an editor’s access token. */
export default guarded(async (request) => {
  const body = request.method === 'POST' ? await boundedBody(request) : undefined;
  const given = new URLSearchParams(body?.ok === true ? body.value : '');
  const path = given.get('path') ?? '/';
  const words = deskWords(localeOfPath(path));
  const refused = (code: GeneralRefusal) =>
    pageAnswer(`${words.refusals[code]}\n`, {
      status: refusalAnswers[code][0],
      headers: { ...unlisted, 'Content-Type': 'text/plain; charset=utf-8' },
    });

  // Another site could otherwise show invented details under this site's address.
  if (isForeignOrigin(request, findSetting('SITE_URL'))) return refused('wrong-origin');
  const editor = await editorBehind(given.get('token') ?? '');
  if (!editor.ok) return refused(editor.refusal.code);
  if (!editor.value.isConfirmed) return refused('second-factor-needed');
  const json = parsedJson(given.get('details') ?? '');
  const entered = json.ok ? validDetails(json.value) : undefined;
  if (entered === undefined) return refused('invalid-input');

  const prices = { ...entered.prices, version: business().prices.version };
  const day = [entered.notice.starts, islandDay(new Date())].toSorted().at(-1) ?? '';
  const settings = withRetention(entered.settings);
  const details = shownOn(day, { ...entered, prices, settings, earlierPrices: [] });
  const page = await renderPreview(path, { details, site: requireSetting('SITE_URL') });
  if (page === undefined) return refused('invalid-input');
  const note = `<p class="wrap" role="status"><strong>${words.business.previewed}</strong></p>`;
  return pageAnswer(page.replace(/<body[^>]*>/, `$&${note}`), { headers: unlisted });
});

const unlisted = { 'X-Robots-Tag': 'noindex, nofollow' };
