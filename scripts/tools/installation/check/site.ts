import * as v from 'valibot';
import { refusalSchema } from '#adapters/functions.browser.ts';
import type { AnswerOf, Contract } from '#contract/contract.ts';
import { inCamelCase } from '#core/casing/field-names.ts';
import { Unmet } from './unmet.ts';

/** Reads pages and calls functions of an installation. Errors say what is wrong at the host, and how to mend it. */
export function siteAt(siteUrl: string, ask: typeof fetch) {
  async function read(path: string, init: RequestInit): Promise<Page> {
    const response = await ask(siteUrl + path, { redirect: 'manual', ...init });
    const text = await response.text().catch((cause: unknown) => {
      throw new Unmet(`The answer at ${path} broke off in the middle.`, { cause });
    });
    return { status: response.status, headers: response.headers, text };
  }

  async function call({ name, method }: Contract, { input, accessToken }: Call = {}): Promise<Page> {
    const page = await read(`/functions/v1/${name}`, {
      method,
      headers: {
        ...(method === 'POST' ? { 'Content-Type': 'application/json' } : {}),
        ...(accessToken === undefined ? {} : { Authorization: `Bearer ${accessToken}` }),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input ?? {}) } : {}),
    });
    if (page.status >= 500 && refusalOf(page) === undefined) throw brokenFunction(name, page);
    return page;
  }

  return {
    url: siteUrl,
    page: (path: string) => read(path, { headers: { 'Cache-Control': 'no-cache' } }),
    call,
    answer: async <C extends Contract>(contract: C, given: Call = {}) =>
      answerIn(contract, await call(contract, given)),
  };
}

export function answerIn<C extends Contract>({ name, answer, verbatim }: C, page: Page): AnswerOf<C> {
  if (page.status !== 200) throw unmetByRefusal(name, page);
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), answer), page.text);
  if (parsed.success) return inCamelCase(parsed.output, verbatim) as AnswerOf<C>;
  throw new Unmet(
    `The function ${name} answered with something unexpected: is the deployed code the one of this folder?`,
  );
}

/** Returns the code of a refusal, or undefined if the page is no refusal by one of our functions. */
export const refusalCode = (page: Page): string | undefined => refusalOf(page)?.code;

export function unmetByRefusal(name: string, page: Page): Unmet {
  const refusal = refusalOf(page);
  if (refusal === undefined)
    return new Unmet(
      `/functions/v1/${name} answered with status ${page.status}, not as a function of this project: are the functions deployed with the site, and does the rewrite of netlify.toml lead to them?`,
    );
  const { code, message = '', id, fields } = refusal;
  if (code === 'setting-missing')
    return new Unmet(`${message} Set it at the host (scope: functions), and deploy.`);
  if (code === 'internal')
    return new Unmet(
      `The function ${name} broke down: look for ${id ?? 'the newest error'} in its log at the host.`,
    );
  if (code === 'too-many-requests')
    return new Unmet(
      `The function ${name} has been asked too often from this address: try again in ${minutesOf(page)}.`,
    );
  const details = Object.entries(fields ?? {}).map(([field, problem]) => ` ${field}: ${problem}`);
  return new Unmet(`The function ${name} refused (${code}): ${message}${details.join('')}`);
}

/** Every function of this project answers with a JSON body, so an error without one comes from the host. */
const brokenFunction = (name: string, { status }: Page): Unmet =>
  new Unmet(
    `The host answered with status ${status} instead of the function ${name}. The function probably failed while it was loaded, or took too long: its log names the reason (Netlify: Logs & Metrics → Functions).`,
  );

function minutesOf({ headers }: Page): string {
  const minutes = Math.max(1, Math.ceil(Number(headers.get('retry-after') ?? 60) / 60));
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function refusalOf({ text }: Page) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), refusalSchema), text);
  return parsed.success ? parsed.output.error : undefined;
}

export type Site = ReturnType<typeof siteAt>;

export type Page = { status: number; headers: Headers; text: string };

type Call = { input?: unknown; accessToken?: string | undefined };
