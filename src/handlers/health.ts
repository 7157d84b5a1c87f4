import { endpoint } from '#adapters/http/endpoint.ts';
import { currentHealth } from '#wiring/health.ts';
import * as contracts from '#contract/health.ts';
import { done } from '#core/result.ts';

/** Runs the function behind the page of health. src/contract/health.ts describes it. */
export const health = endpoint(contracts.health, {
  run: async (_, { editor, region }) => done({ ...(await currentHealth(editor.supabase)), region }),
});
