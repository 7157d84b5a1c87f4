import type { Enquiry } from '#core/enquiry/stored-enquiry.ts';
import { findSetting } from './settings.ts';
import { reportError } from './report-error.ts';
import { enquiryRow } from './supabase/enquiries/enquiry-row.ts';
import { fetchOutside } from './outside/fetch-outside.ts';

/**
 * Sends an enquiry that could neither be stored nor mailed to FALLBACK_WEBHOOK_URL. Returns false if none is
 * configured, or if the call fails.
 */
export async function callFallbackWebhook({ enquiry, error }: Unstored): Promise<boolean> {
  const url = findSetting('FALLBACK_WEBHOOK_URL');
  if (url === undefined) return false;
  try {
    const answer = await fetchOutside(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...enquiryRow(enquiry),
        submittedAt: enquiry.createdAt.toISOString(),
        pageUrl: enquiry.pageUrl,
        error,
      }),
      signal: AbortSignal.timeout(4000),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`The fallback webhook answered with status ${answer.status}.`);
    return true;
  } catch (cause) {
    reportError(cause);
    return false;
  }
}

type Unstored = { enquiry: Enquiry; error: string };
