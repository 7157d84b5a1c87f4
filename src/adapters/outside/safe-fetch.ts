/** DANGER: only this file may fetch URLs from users or foreign texts. Other code might reach private networks. */
import { lookup as lookUp, type LookupAddress } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from 'node:zlib';
import { promisify } from 'node:util';
import { Agent, request, type Dispatcher } from 'undici';
import { done, refuse, type Result } from '#core/result.ts';
import { boundedBytes } from './bounded-bytes.ts';
import { isPublicAddress } from './public-address.ts';

/** Fetches only https URLs on port 443 of public hosts, or URLs that `allowed` permits. Does not check `status`. */
export async function safeFetch(
  address: string,
  { bytes, milliseconds = 10_000, redirects = 3, headers = {}, allowed, resolve = resolveName }: Limits,
): Promise<Result<FetchedResource, { code: FetchRefusal }>> {
  let isAllowed = false;
  const agent = new Agent({ connect: { lookup: lookupOf(resolve, () => isAllowed) } });
  const signal = AbortSignal.timeout(milliseconds);
  try {
    let url = URL.parse(address);
    for (let hop = 0; hop <= redirects; hop += 1) {
      isAllowed = url !== null && allowed?.(url) === true;
      if (url === null || !(isAllowed || isPublicHttps(url))) return refuse({ code: 'address-not-allowed' });
      const answer = await request(url, {
        dispatcher: agent,
        signal,
        headers: { 'accept-encoding': 'identity', ...headers },
      });
      // An aborted body emits an error event. Without this listener, the event would end the process.
      answer.body.on('error', () => undefined);
      const location = redirectOf(answer);
      if (location === undefined) {
        const body = await boundedBody(answer, bytes);
        return body === undefined
          ? refuse({ code: 'too-large' })
          : done({ url: url.href, status: answer.statusCode, headers: answer.headers, body });
      }
      answer.body.destroy();
      url = URL.parse(location, url);
    }
    return refuse({ code: 'too-many-redirects' });
  } catch (error) {
    if (isNotPublic(error)) return refuse({ code: 'address-not-allowed' });
    // `unreachable`: the host name is unknown, the connection failed, or the response is broken.
    return refuse({ code: signal.aborted ? 'too-slow' : 'unreachable' });
  } finally {
    await agent.destroy();
  }
}

/** Detects IP addresses in any notation, because the URL parser turns hosts such as `2130706433` into `127.0.0.1`. */
function isPublicHttps(url: URL): boolean {
  if (url.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}

/** Connects only to checked IP addresses, without a second look-up. Refuses a host with any private address. */
function lookupOf(resolve: NonNullable<Limits['resolve']>, isAllowed: () => boolean): LookupFunction {
  return (hostname, options, answer) => {
    resolve(hostname).then(
      (found) => {
        const [first] = found;
        if (first === undefined || !(isAllowed() || found.every((one) => isPublicAddress(one.address))))
          answer(new NotPublic(), '', 0);
        else if (options.all === true) answer(null, found);
        else answer(null, first.address, first.family);
      },
      (cause: unknown) => answer(new Error('The name could not be looked up.', { cause }), '', 0),
    );
  };
}

const resolveName = (hostname: string): Promise<LookupAddress[]> =>
  promisify(lookUp)(hostname, { all: true });

function redirectOf({ statusCode, headers }: Dispatcher.ResponseData): string | undefined {
  const { location } = headers;
  return [301, 302, 303, 307, 308].includes(statusCode) && typeof location === 'string'
    ? location
    : undefined;
}

/** Returns the unpacked body, or undefined if the packed or the unpacked body exceeds the limit. */
async function boundedBody(answer: Dispatcher.ResponseData, max: number): Promise<Buffer | undefined> {
  if (Number(answer.headers['content-length'] ?? 0) > max) return undefined;
  const body = await boundedBytes(answer.body as AsyncIterable<Buffer>, max);
  const unpack = unpackers[String(answer.headers['content-encoding'] ?? 'identity').toLowerCase()];
  if (unpack === undefined || body === undefined) return body;
  try {
    return await unpack(body, { maxOutputLength: max });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return undefined;
    throw error;
  }
}

/** Some hosts compress a response although the request forbids compression. */
const unpackers: Record<string, (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>> = {
  gzip: promisify(gunzip),
  deflate: inflated,
  br: promisify(brotliDecompress),
  zstd: promisify(zstdDecompress),
};

/** Some servers leave out the header that “deflate” should have. */
async function inflated(body: Buffer, options: { maxOutputLength: number }): Promise<Buffer> {
  try {
    return await promisify(inflate)(body, options);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'Z_DATA_ERROR') throw error;
    return promisify(inflateRaw)(body, options);
  }
}

class NotPublic extends Error {
  constructor() {
    super('This name leads to an address that is not public.');
    this.name = 'NotPublic';
  }
}

const isNotPublic = (error: unknown): boolean =>
  error instanceof NotPublic ||
  (error instanceof Error && error.cause !== undefined && isNotPublic(error.cause));

export type FetchRefusal =
  | 'address-not-allowed'
  | 'too-many-redirects'
  | 'too-large'
  | 'too-slow'
  | 'unreachable';

export type FetchedResource = {
  url: string;
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

type Limits = {
  /** The maximum size of the body, both packed and unpacked. */
  bytes: number;
  /** The timeout for the whole fetch, including redirects and body. */
  milliseconds?: number;
  redirects?: number;
  headers?: Record<string, string>;
  /** Exempts a URL from the checks. DANGER: must return true only for configured hosts on this machine. */
  allowed?: ((url: URL) => boolean) | undefined;
  resolve?: (hostname: string) => Promise<LookupAddress[]>;
};
