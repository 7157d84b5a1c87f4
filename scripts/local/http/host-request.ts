import { BodyTooLargeError, limitRequestBody } from 'srvx/body-limit';
import type { ServerRequest } from 'srvx';

/**
 * A request as the local host passes it to functions and files. `address` is the path as the client sent it. In
 * `request.url`, parts such as `..` are already resolved.
 */
export type HostRequest = { request: Request; url: string; address: string; query: string; ip: string };

export function hostRequest(request: ServerRequest): HostRequest {
  const url = request.runtime?.node?.req.url ?? '/';
  const [address = '/', ...rest] = url.split('?');
  return { request, url, address, query: rest.join('?'), ip: request.ip?.replace(/^::ffff:/, '') ?? '' };
}

/** Netlify’s limit for the body of a request to a synchronous function, and of its answer. */
export const maxBodyBytes = 6 * 1024 * 1024;

export async function readBody(
  { request }: HostRequest,
  { maxBytes = maxBodyBytes } = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    return await limitRequestBody(request, maxBytes).bytes();
  } catch (error) {
    if (error instanceof BodyTooLargeError) return undefined;
    throw error;
  }
}

export const refusal = ({ status, ...error }: HostRefusal): Response =>
  Response.json(
    { error },
    { status, headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' } },
  );

/** The log contains the same `id`, so that developers can find a reported problem. */
type HostRefusal = { status: number; code: string; message: string; id?: string };

/** These headers concern only one connection, so the host never forwards them. */
export const hopByHop = (
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection ' +
  'te trailer transfer-encoding upgrade'
).split(' ');

export function without(headers: Headers, names: string[]): Headers {
  const copy = new Headers([...headers]);
  for (const name of names) copy.delete(name);
  return copy;
}
