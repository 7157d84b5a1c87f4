/** Calls a database function with camelCase names, and checks and converts its answer. */
import * as v from 'valibot';
import { inCamelCase, inSnakeCase, type CamelCased } from '#core/casing/field-names.ts';
import { answerOf } from './answer.ts';
import type { Database } from './client.ts';

/** JSON that is stored as it is: the details of the business, quotes, and the progress of the backup. */
const verbatim = ['details', 'quote', 'progress'] as const;

/**
 * Calls a database function and validates its answer. Field names are snake_case in the database and camelCase here,
 * except in `verbatim`. An undefined argument becomes null.
 * @example await rpc(supabase, 'erase_trashed', { slugs }, v.number())
 */
export async function rpc<Shape extends v.GenericSchema>(
  supabase: Database,
  name: string,
  input: Record<string, unknown>,
  shape: Shape,
  options?: RpcOptions,
): Promise<CamelCased<v.InferOutput<Shape>, (typeof verbatim)[number]>>;
export async function rpc(
  supabase: Database,
  name: string,
  input?: Record<string, unknown>,
  shape?: undefined,
  options?: RpcOptions,
): Promise<void>;
export async function rpc(
  supabase: Database,
  name: string,
  input: Record<string, unknown> = {},
  shape?: v.GenericSchema,
  { timeoutMs }: RpcOptions = {},
): Promise<unknown> {
  const args = Object.entries(inSnakeCase(input, verbatim)).map(([field, value]) => [field, value ?? null]);
  const call = supabase.rpc(name, Object.fromEntries(args));
  if (timeoutMs !== undefined) call.abortSignal(AbortSignal.timeout(timeoutMs));
  const answer = answerOf(await call, `calling ${name}`);
  return shape && inCamelCase(v.parse(shape, answer), verbatim);
}

type RpcOptions = { timeoutMs?: number };
