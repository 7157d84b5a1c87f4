import { parsedJson } from '#adapters/http/request-input.ts';
import { requireSetting } from '#adapters/settings.ts';
import { renderPreview } from '#adapters/render-preview.ts';
import { withRetention } from '#adapters/supabase/site/business.ts';
import { validDetails } from '#core/business/business.ts';
import { business } from '#core/business/current.ts';
import { shownOn } from '#core/business/notice.ts';
import { ownPhoneNumbers } from '#core/business/saving/own-phone-numbers.ts';
import { islandDay } from '#core/ibiza-time/days.ts';
import { localeOfPath } from '#core/paths.ts';
import { editorPreview } from './editor-preview.ts';

/** Shows a page of the site with unsaved details of the business. */
export default editorPreview({
  languageOf: (fields) => localeOfPath(fields.get('path') ?? '/'),
  async drawn(fields, { words }) {
    const json = parsedJson(fields.get('details') ?? '');
    const entered = json.ok ? validDetails(json.value) : undefined;
    if (entered === undefined) return 'invalid-input';
    const { numbers, wrong } = ownPhoneNumbers(entered);
    if (wrong.length > 0) return 'invalid-input';
    const prices = { ...entered.prices, version: business().prices.version };
    const day = [entered.notice.starts, islandDay(new Date())].toSorted().at(-1) ?? '';
    const settings = withRetention(entered.settings);
    const details = shownOn(day, { ...entered, ...numbers, prices, settings, earlierPrices: [] });
    const page = await renderPreview(fields.get('path') ?? '/', {
      details,
      site: requireSetting('SITE_URL'),
    });
    return page === undefined ? 'invalid-input' : { page, note: words.business.previewed };
  },
});
