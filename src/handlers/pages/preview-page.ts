/** The page behind the link of a mailed preview: shows the article, and takes the decision to publish or reject. */
import { afterAnswerOf, guarded } from '#adapters/http/guarded.ts';
import type { DrawnPage } from '#served-pages/page-frame.tsx';
import { previewTroublePage, verdictPage } from '#served-pages/preview-forms.tsx';
import { previewAddress, previewPage } from '#served-pages/preview-page.tsx';
import type { AfterAnswer } from '#core/answering/after-answer.ts';
import { isLocale, sourceLocale, type Locale } from '#core/locale.ts';
import { postPath } from '#core/paths.ts';
import { decidePreview } from '#core/preview/decide-preview.ts';
import { readyPosts, seenRevisions, type OpenPreview, type Verdict } from '#core/preview/preview.ts';
import {
  previewStep,
  type PreviewAlert,
  type PreviewStep,
  type PreviewTrouble,
  type PreviewView,
} from '#core/preview/preview-view.ts';
import { siteState } from '#core/publishing/rebuild/site-status.ts';
import { areOnline, liveContentVersion } from '#adapters/live-site.ts';
import { formToken, readFormToken, readViewKey } from '#adapters/signing/preview-keys.ts';
import { verdictDeps } from '#wiring/previews.ts';
import { supabaseWithoutPerson } from '#adapters/supabase/client.ts';
import { openPreview } from '#adapters/supabase/previews/previews.ts';
import { rebuildMemory } from '#adapters/supabase/site/rebuild-queue.ts';
import { reportError } from '#adapters/report-error.ts';
import { pageAnswer } from '#adapters/http/page-answer.ts';
import { boundedBody, isForeignOrigin, isForm, parsedForm } from '#adapters/http/request-input.ts';

export default guarded((request, context) => previewAnswer(request, afterAnswerOf(context)));

/** A GET only shows the preview. A decision to publish or reject is sent as a POST of the form on this page. */
async function previewAnswer(request: Request, afterAnswer: AfterAnswer): Promise<Response> {
  const isLooking = request.method === 'GET' || request.method === 'HEAD';
  if (!isLooking && request.method !== 'POST')
    return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD, POST' } });
  const { searchParams } = new URL(request.url);
  try {
    return isLooking ? await shown(Object.fromEntries(searchParams)) : await decided(request, afterAnswer);
  } catch (cause) {
    const lang = languageOf(searchParams.get('lang'));
    return page(previewTroublePage('failed', { lang, id: reportError(cause) }), { status: 500 });
  }
}

async function shown(fields: PreviewFields, alert?: PreviewAlert): Promise<Response> {
  const opened = await open(fields);
  if ('trouble' in opened) return troubled(opened.trouble, fields);
  const { view } = opened;
  const verdict = verdictOf(fields['do']);
  if (verdict !== undefined && mayDecide(view.preview, verdict)) {
    const decision = { id: view.preview.id, verdict, seen: seenRevisions(view.preview.posts) };
    // Under `no-referrer`, the browser would send the form with `Origin: null`, which the server refuses.
    return page(verdictPage(view, { verdict, token: formToken(decision, view.now) }), {
      referrer: 'same-origin',
    });
  }
  return page(previewPage(view, alert), { status: alert === undefined ? 200 : 409 });
}

async function decided(request: Request, afterAnswer: AfterAnswer): Promise<Response> {
  const body = isForm(request) ? await boundedBody(request) : undefined;
  const typed = body?.ok === true ? parsedForm(body.value) : undefined;
  const fields: PreviewFields = typed?.ok === true ? onlyTexts(typed.value) : {};
  if (isForeignOrigin(request)) return troubled('foreign', fields);
  const opened = await open(fields);
  if ('trouble' in opened) return troubled(opened.trouble, fields);
  const { preview } = opened.view;
  const decision = readFormToken(fields['form'] ?? '', opened.view.now);
  if (decision?.id !== preview.id) return shown({ ...fields, do: undefined }, 'form-expired');
  const { outcome } = await decidePreview(verdictDeps({ afterAnswer }), {
    ...decision,
    expiresAt: preview.expiresAt,
    note: (fields['note'] ?? '').trim(),
  });
  if (outcome === 'expired') return troubled('expired', fields);
  if (outcome !== 'decided') return shown({ ...fields, do: undefined }, outcome);
  const { key, lang } = opened.view;
  return new Response(null, {
    status: 303,
    headers: { Location: previewAddress({ key, lang }), ...headers('no-referrer') },
  });
}

async function open(fields: PreviewFields): Promise<{ view: PreviewView } | { trouble: PreviewTrouble }> {
  const key = fields['t'] ?? '';
  const now = new Date();
  const read = readViewKey(key);
  if (read === undefined) return { trouble: 'unknown' };
  if (read.expiresAt <= now) return { trouble: 'expired' };
  const preview = await openPreview(key);
  if (preview === undefined) return { trouble: 'expired' };
  if (preview.posts.length === 0) return { trouble: 'gone' };
  const lang = isLocale(fields['lang']) ? fields['lang'] : preview.lang;
  return { view: { preview, key, lang, now, step: await stepOf(preview) } };
}

async function stepOf({ decided: decision, posts }: OpenPreview): Promise<PreviewStep | undefined> {
  if (decision?.verdict !== 'published') return undefined;
  // Posts that were hidden again never become live, so the page does not wait for them.
  const paths = posts.flatMap(({ slug, isPublished }) =>
    isPublished && decision.published.includes(slug) ? [postPath(slug)] : [],
  );
  const [version, isOnline] = await Promise.all([liveContentVersion(), areOnline(paths)]);
  const liveVersion = isOnline ? version : undefined;
  const { contentVersion } = decision;
  try {
    const memory = await rebuildMemory(supabaseWithoutPerson());
    const { state } = siteState({ memory, liveVersion, now: new Date() });
    return previewStep({ contentVersion, liveVersion, state });
  } catch (cause) {
    // The page also works without the build’s progress, so the error is only logged.
    reportError(cause);
    return previewStep({ contentVersion, liveVersion, state: 'building' });
  }
}

const mayDecide = ({ decided: decision, posts }: OpenPreview, verdict: Verdict): boolean =>
  decision === undefined && (verdict === 'rejected' || readyPosts(posts).length > 0);

const verdictOf = (text: string | undefined): Verdict | undefined =>
  text === 'published' || text === 'rejected' ? text : undefined;

const languageOf = (text: string | null | undefined): Locale => (isLocale(text) ? text : sourceLocale);

const onlyTexts = (typed: Record<string, string | string[]>): PreviewFields =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );

const troubleStatus = { unknown: 404, expired: 410, gone: 410, foreign: 403, failed: 500 } as const;

const troubled = (trouble: PreviewTrouble, fields: PreviewFields): Response =>
  page(previewTroublePage(trouble, { lang: languageOf(fields['lang']) }), { status: troubleStatus[trouble] });

const page = (
  { html, contentPolicy }: DrawnPage,
  { status = 200, referrer = 'no-referrer' }: PageOptions = {},
): Response => pageAnswer(html, { status, contentPolicy, headers: headers(referrer) });

/** The URL contains the preview’s key, so search engines and other sites must not get the URL. */
const headers = (referrer: string): Record<string, string> => ({
  'Referrer-Policy': referrer,
});

type PreviewFields = Record<string, string | undefined>;

type PageOptions = { status?: number; referrer?: string };
