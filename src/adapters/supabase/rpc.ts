import * as v from 'valibot';
import { inCamelCase, snakeName, type CamelCased } from '#core/casing/field-names.ts';
import { answerOf } from './answer.ts';
import type { Database } from './client.ts';

/**
 * Calls a database function and validates its answer. The names of the arguments become snake_case, but fields inside
 * an argument keep their names. The fields of the answer become camelCase. An undefined argument becomes null.
 * @example await rpc(supabase, 'erase_trashed', { slugs }, v.number())
 */
export async function rpc<Shape extends v.GenericSchema>(
  supabase: Database,
  name: string,
  given: Record<string, unknown>,
  shape: Shape,
  options?: RpcOptions,
): Promise<CamelCased<v.InferOutput<Shape>>>;
export async function rpc(
  supabase: Database,
  name: string,
  given?: Record<string, unknown>,
  shape?: undefined,
  options?: RpcOptions,
): Promise<void>;
export async function rpc(
  supabase: Database,
  name: string,
  given: Record<string, unknown> = {},
  shape?: v.GenericSchema,
  { timeoutMs }: RpcOptions = {},
): Promise<unknown> {
  const args = Object.entries(given).map(([field, value]) => [snakeName(field), value ?? null]);
  const call = supabase.rpc(name, Object.fromEntries(args));
  if (timeoutMs !== undefined) call.abortSignal(AbortSignal.timeout(timeoutMs));
  const answer = answerOf(await call, `calling ${name}`);
  return shape && inCamelCase(v.parse(shape, answer));
}

type RpcOptions = { timeoutMs?: number };
