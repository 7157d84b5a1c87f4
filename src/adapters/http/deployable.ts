import type { Contract } from '#contract/contract.ts';
import { door, type Handler } from './door.ts';
import { jsonAnswer } from './json-answer.ts';

/**
 * Several addresses in one thing to deploy, which is packed, uploaded and warmed up once. What answers is loaded when it is
 * first asked for. `page` answers whatever is no function.
 */
export function deployable({ functions, page }: Parts): Handler {
  const doors = new Map(functions.flat().map(({ name, load }) => [name, load]));
  return async (request, context) => {
    const name = nameIn(request);
    const load = name === undefined ? page : doors.get(name);
    return ((await load?.()) ?? noFunction(name ?? ''))(request, context);
  };
}

/** The doors of a file of contracts, each of which has the name of its contract there. */
export function doorsOf<Contracts extends object>(
  contracts: Contracts,
  load: () => Promise<DoorsOf<Contracts>>,
): Door[] {
  return (Object.entries(contracts) as [keyof DoorsOf<Contracts>, unknown][])
    .filter((entry): entry is [keyof DoorsOf<Contracts>, Contract] => isContract(entry[1]))
    .map(([key, { name }]) => ({ name, load: async () => (await load())[key] }));
}

/** A door without a contract, such as a form. */
export const doorAt = (name: string, load: () => Promise<{ default: Handler }>): Door[] => [
  { name, load: theDefault(load) },
];

/** What answers for a page: the one thing a module exports. */
export const theDefault = (load: () => Promise<{ default: Handler }>) => async () => (await load()).default;

const nameIn = (request: Request): string | undefined =>
  /^\/functions\/v1\/([^/]*)\/?$/.exec(new URL(request.url).pathname)?.[1];

const noFunction = (name: string): Handler =>
  door(() =>
    Promise.resolve(
      jsonAnswer(
        { error: { code: 'function-not-found', message: `There is no function “${name}”.` } },
        { status: 404 },
      ),
    ),
  );

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'asks' in value && 'name' in value;

type Door = { name: string; load: () => Promise<Handler> };

type DoorsOf<Contracts extends object> = {
  [Key in keyof Contracts as Contracts[Key] extends Contract ? Key : never]: Handler;
};

type Parts = { functions: Door[][]; page?: () => Promise<Handler> };
