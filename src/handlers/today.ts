import { endpoint } from '#adapters/http/endpoint.ts';
import { readToday } from '#adapters/supabase/site/today.ts';
import * as today from '#contract/today.ts';
import { done } from '#core/result.ts';

export const deskToday = endpoint(today.deskToday, {
  run: async (_, { editor }) => done(await readToday(editor.supabase)),
});
