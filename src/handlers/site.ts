/**
 * Runs the functions for missing pages, redirects and the details of the business. src/contract/site.ts describes each.
 */
import { endpoint } from '#adapters/http/endpoint.ts';
import { probeSite } from '#adapters/site-probe.ts';
import { rebuildFor } from '#wiring/rebuild.ts';
import { serverFor } from '#adapters/supabase/access/editor-session.ts';
import * as business from '#adapters/supabase/site/business.ts';
import { setRedirect } from '#adapters/supabase/site/redirects.ts';
import { ignoreMissingPath, missingPaths } from '#adapters/supabase/site/missing-paths.ts';
import * as site from '#contract/site.ts';
import { addRedirect as leadTo } from '#core/not-found/redirect.ts';
import { isScannerProbe } from '#core/not-found/scanner-probe.ts';
import { saveBusiness as save } from '#core/business/saving/save-business.ts';
import { translateNotice as translateNoticeText } from '#core/translation/notice/translate-notice.ts';
import { translatingFor } from '#wiring/translating.ts';
import { done } from '#core/result.ts';

export const missingPages = endpoint(site.missingPages, {
  run: async (_, { editor }) => done(await missingPaths(editor.supabase)),
  answer: (missed) => {
    const paths = missed.filter(({ path, leadsTo }) => leadsTo !== null || !isScannerProbe(path));
    return { paths: paths.slice(0, 500), guesses: missed.length - paths.length };
  },
});

export const addRedirect = endpoint(site.addRedirect, {
  run: (led, { editor }) =>
    leadTo(
      {
        hasPage: async (path) => (await probeSite(path, { method: 'HEAD', timeoutMs: 5000 })).ok,
        store: (one) => setRedirect(editor.supabase, one),
      },
      led,
    ),
  answer: ({ path, target }) => ({ path, leadsTo: target }),
});

export const ignoreAddress = endpoint(site.ignoreAddress, {
  async run(address, { editor }) {
    await ignoreMissingPath(editor.supabase, address);
    return done(address);
  },
});

export const readBusiness = endpoint(site.readBusiness, {
  async run(_, { editor: { supabase } }) {
    return done({
      ...(await business.businessState(supabase)),
      draft: await business.businessDraft(supabase),
    });
  },
});

export const saveBusinessDraft = endpoint(site.saveBusinessDraft, {
  run: (draft, { editor }) => business.saveBusinessDraft(editor.supabase, draft),
});

export const saveBusiness = endpoint(site.saveBusiness, {
  run(entered, { editor, afterAnswer }) {
    const server = serverFor(editor);
    return save(
      {
        newest: () => business.newestBusiness(server),
        store: (saved) => business.saveBusiness(server, { ...saved, editor: editor.userId }),
        requestBuild: () => rebuildFor(afterAnswer).request(),
        now: () => new Date(),
      },
      entered,
    );
  },
});

export const translateNotice = endpoint(site.translateNotice, {
  run: ({ text }, call) => translateNoticeText(translatingFor(call), text),
});
