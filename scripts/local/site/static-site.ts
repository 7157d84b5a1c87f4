import path from 'node:path';
import { FastResponse } from 'srvx';
import type { HostRequest } from '../http/host-request.ts';
import { headersFor, type SiteRules } from './netlify-rules.ts';
import { findPage } from './find-page.ts';
import { acceptedEncoding, siteFiles, type SiteFile } from './site-files.ts';

/** Answers requests with the files of a built site as Netlify does, or with undefined if there is no such file. */
export function staticSite() {
  const files = siteFiles();

  async function answer(
    incoming: HostRequest,
    { siteDir, address, rules }: StaticQuestion,
  ): Promise<Response | undefined> {
    const page = findPage(address, (name) => findIn(siteDir, name) !== undefined);
    if (page?.movedTo !== undefined)
      return redirect({
        to: page.movedTo + (incoming.query === '' ? '' : `?${incoming.query}`),
        status: 301,
      });
    const file = page === undefined ? undefined : findIn(siteDir, page.file);
    if (file === undefined) return undefined;
    if (!['GET', 'HEAD'].includes(incoming.request.method))
      return new Response('Method not allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } });
    return send(incoming, { file, address, rules });
  }

  const findIn = (siteDir: string, name: string): SiteFile | undefined =>
    files.find(path.join(siteDir, name));

  async function send({ request }: HostRequest, { file, address, rules }: Sending): Promise<Response> {
    const content = await files.read(file, acceptedEncoding(request.headers.get('accept-encoding')));
    const headers = {
      'content-type': file.type,
      // Netlify sends this `cache-control` by default.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: content.etag,
      ...headersFor(rules.headers, address),
    };
    if (isKnown(request.headers.get('if-none-match'), content.etag))
      return new FastResponse(null, { status: 304, headers });
    return new FastResponse(request.method === 'HEAD' ? null : content.body, {
      headers: {
        ...headers,
        ...(content.encoding === undefined ? {} : { 'content-encoding': content.encoding }),
        'content-length': String(content.body.length),
      },
    });
  }

  return { answer };
}

export const redirect = ({ to, status }: { to: string; status: number }): Response =>
  new Response(null, {
    status,
    headers: { location: to, 'cache-control': 'public, max-age=0, must-revalidate' },
  });

function isKnown(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag) || known.includes('*');
}

export type StaticSite = ReturnType<typeof staticSite>;

export type StaticQuestion = { siteDir: string; address: string; rules: SiteRules };

type Sending = { file: SiteFile; address: string; rules: SiteRules };
