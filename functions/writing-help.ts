import * as v from 'valibot';
import { endpoint } from '#adapters/http/endpoint.ts';
import { findLanguageModel, settingInTheWay } from '#adapters/language-model/find-language-model.ts';
import { supabaseFor } from '#adapters/supabase/client.ts';
import { modelUseByMonth } from '#adapters/supabase/model-uses.ts';
import { done } from '#core/result.ts';

export default endpoint({
  method: 'GET',
  asks: 'editor',
  input: v.object({}),
  run: async (_, { editor }) =>
    done({
      model: findLanguageModel()?.name,
      missing: settingInTheWay(),
      months: await modelUseByMonth(supabaseFor(editor.accessToken)),
    }),
  answer: ({ model, missing, months }) => ({
    translator: model !== undefined,
    model: model ?? null,
    ...(missing === undefined ? {} : { missing }),
    months,
  }),
});
