import { BodyTooLargeError, limitRequestBody } from 'srvx/body-limit';
import type { ServerRequest } from 'srvx';

/** A request, with its address exactly as the client wrote it: `request.url` has `..` and the like resolved. */
export type Asked = { request: Request; url: string; address: string; query: string; ip: string };

export function askedBy(request: ServerRequest): Asked {
  const url = request.runtime?.node?.req.url ?? '/';
  const [address = '/', ...rest] = url.split('?');
  return { request, url, address, query: rest.join('?'), ip: request.ip?.replace(/^::ffff:/, '') ?? '' };
}

/** In bytes: what Netlify accepts for one synchronous call. */
const maxBodyBytes = 6 * 1024 * 1024;

/** The whole body of a request; undefined if it is over the limit. */
export async function readBody({ request }: Asked): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await limitRequestBody(request, maxBodyBytes).bytes();
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined;
    throw error;
  }
}

/** A refusal in the shape of all endpoints. */
export const refusal = ({ status, ...error }: HostRefusal): Response =>
  Response.json(
    { error },
    { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } },
  );

/** `id` is also in the log. */
type HostRefusal = { status: number; code: string; message: string; id?: string };

/** Headers that concern one connection only. */
export const hopByHop = [
  ...['connection', 'keep-alive', 'proxy-authenticate', 'proxy-authorization', 'proxy-connection'],
  ...['te', 'trailer', 'transfer-encoding', 'upgrade'],
];

/** A copy of the headers without these. */
export function without(headers: Headers, names: string[]): Headers {
  const copy = new Headers([...headers]);
  for (const name of names) copy.delete(name);
  return copy;
}
