import type { Contract } from '#contract/contract.ts';
import { refreshBusiness } from '../supabase/site/business.ts';
import { guarded, type Handler } from './guarded.ts';
import { jsonAnswer } from './json-answer.ts';

/** Combines functions into one deployed function. Each handler loads at its first request. */
export function deployable({ functions, page }: Parts): Handler {
  const handlers = new Map(functions.flat().map(({ name, load }) => [name, load]));
  return async (request, context) => {
    const name = nameIn(request);
    const load = name === undefined ? page : handlers.get(name);
    const [handler] = await Promise.all([load?.(), refreshBusiness()]);
    return (handler ?? noFunction(name ?? ''))(request, context);
  };
}

export function handlersOf<Contracts extends object>(
  contracts: Contracts,
  load: () => Promise<HandlersOf<Contracts>>,
): Named[] {
  return (Object.entries(contracts) as [keyof HandlersOf<Contracts>, unknown][])
    .filter((entry): entry is [keyof HandlersOf<Contracts>, Contract] => isContract(entry[1]))
    .map(([key, { name }]) => ({ name, load: async () => (await load())[key] }));
}

export const handlerAt = (name: string, load: () => Promise<{ default: Handler }>): Named[] => [
  { name, load: theDefault(load) },
];

export const theDefault = (load: () => Promise<{ default: Handler }>) => async () => (await load()).default;

const nameIn = (request: Request): string | undefined =>
  /^\/functions\/v1\/([^/]*)\/?$/.exec(new URL(request.url).pathname)?.[1];

const noFunction = (name: string): Handler =>
  guarded(() =>
    Promise.resolve(
      jsonAnswer(
        { error: { code: 'function-not-found', message: `There is no function “${name}”.` } },
        { status: 404 },
      ),
    ),
  );

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'callers' in value;

type Named = { name: string; load: () => Promise<Handler> };

type HandlersOf<Contracts extends object> = {
  [Key in keyof Contracts as Contracts[Key] extends Contract ? Key : never]: Handler;
};

type Parts = { functions: Named[][]; page?: () => Promise<Handler> };
