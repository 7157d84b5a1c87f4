/**
 * Imitates Supabase Storage as far as the product uses it: upload, download, list and remove.
 * Uses the real tables with the caller’s rights, and keeps the files in memory. Answers as Storage 1.70.6 (tests/hosted/
 * storage.test.ts passes on both, November 2026).
 */
import { createHash } from 'node:crypto';
import { connect, type DatabaseAddress } from './connection.ts';
import type { ServicePart } from './service.ts';
import { believedClaims, type KeySet } from './token-keys.ts';

export async function startStorage({ address, keys }: StorageOptions): Promise<Storage> {
  const login = await connect(address, { user: 'supabase_storage_admin' });
  const files = new Map<string, Buffer>();
  let queue: Promise<unknown> = Promise.resolve();

  /**
   * Runs `work` with the caller’s rights. Rolls back if `work` throws or `isTrial` is set. Policies may read which
   * operation Storage runs. Only that of uploads is imitated.
   */
  function as<Value>(
    caller: Caller,
    work: () => Promise<Value>,
    { isTrial = false, operation = '' } = {},
  ): Promise<Value> {
    const done = queue.then(async () => {
      await login.exec('begin');
      try {
        await login.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify(caller)]);
        await login.query(`select set_config('storage.operation', $1, true)`, [operation]);
        // Since 2026, a trigger refuses to delete rows unless Storage itself sets this.
        await login.exec(`set local storage.allow_delete_query = 'true'`);
        await login.exec(`set local role ${caller.role}`);
        const value = await work();
        await login.exec(isTrial ? 'rollback' : 'commit');
        return value;
      } catch (error) {
        await login.exec('rollback');
        throw error;
      }
    });
    queue = done.catch(() => undefined);
    return done;
  }

  async function upload(request: Request, { bucket, name, caller }: Target): Promise<Response> {
    if (name === '' || !/^[\w/!.*'() &$=@;:+,?-]*$/.test(name) || /(^|\/)\.{1,2}(\/|$)/.test(name))
      throw new Refusal(400, 'InvalidKey', `Invalid key: ${name}`);
    const kept = await bucketOf(bucket);
    const mimetype = request.headers.get('content-type') ?? 'application/octet-stream';
    const allowed = kept.allowed_mime_types;
    const isAllowed = allowed?.some((one) => one === mimetype || one === mimetype.replace(/\/.*/, '/*'));
    if (isAllowed === false)
      throw new Refusal(415, 'invalid_mime_type', `mime type ${mimetype} is not supported`);
    const bytes = Buffer.from(await request.arrayBuffer());
    if (kept.file_size_limit !== null && bytes.length > Number(kept.file_size_limit))
      throw new Refusal(413, 'Payload too large', 'The object exceeded the maximum allowed size');

    const isUpsert = request.headers.get('x-upsert') === 'true';
    const owner = typeof caller.sub === 'string' ? caller.sub : null;
    // A trial insert with the caller’s rights checks the policies.
    const columns =
      'insert into storage.objects (bucket_id, name, owner, owner_id, version) values ($1, $2, $3::uuid, $3, $4)';
    const conflict =
      'on conflict (name, bucket_id) do update set version = excluded.version, owner = excluded.owner';
    const trial = isUpsert ? `${columns} ${conflict} returning *` : columns;
    await as(caller, () => login.query(trial, [bucket, name, owner, '1']), {
      isTrial: true,
      operation: 'storage.object.upload',
    });

    const version = crypto.randomUUID();
    const metadata = {
      eTag: `"${createHash('md5').update(bytes).digest('hex')}"`,
      size: bytes.length,
      mimetype,
      cacheControl: request.headers.get('cache-control') ?? 'no-cache',
      lastModified: new Date().toISOString(),
      contentLength: bytes.length,
      httpStatusCode: 200,
      xRobotsTag: request.headers.get('x-robots-tag') ?? undefined,
    };
    const [row] = await as(serviceRole, async () => {
      const given = [bucket, name, owner, version, JSON.stringify(metadata)];
      return login.query(
        `insert into storage.objects (bucket_id, name, owner, owner_id, version, metadata) values ($1, $2, $3::uuid, $3, $4, $5)
          on conflict (name, bucket_id) do update set version = excluded.version, metadata = excluded.metadata,
            owner = excluded.owner, owner_id = excluded.owner_id, updated_at = now() returning id`,
        given,
      );
    });
    files.set(version, bytes);
    return Response.json({ Id: row?.['id'], Key: `${bucket}/${name}` });
  }

  async function download(
    { method, headers: asked }: Request,
    { bucket, name, caller }: Target,
    { isPublic = false } = {},
  ): Promise<Response> {
    const kept = await bucketOf(bucket);
    if (!kept.public && (isPublic || caller.isUnknown === true)) throw noBucket();
    const [row] = await as(kept.public ? serviceRole : caller, () =>
      login.query('select version, metadata from storage.objects where name = $1 and bucket_id = $2', [
        name,
        bucket,
      ]),
    );
    const bytes = files.get(String(row?.['version']));
    if (bytes === undefined) throw new Refusal(404, 'not_found', 'Object not found');
    const { mimetype, eTag, cacheControl, lastModified, xRobotsTag } = row?.['metadata'] as Record<
      string,
      string
    >;
    const known = asked.get('if-none-match');
    const isFresh = known !== null && known === eTag;
    return new Response(isFresh ? null : new Uint8Array(bytes), {
      status: isFresh ? 304 : 200,
      headers: {
        'Accept-Ranges': 'bytes',
        'Content-Type': mimetype ?? '',
        'Content-Length': String(isFresh ? 0 : bytes.length),
        'Cache-Control':
          known === null || isFresh ? (cacheControl ?? '') : `${cacheControl}, stale-while-revalidate=30`,
        'Last-Modified': new Date(lastModified ?? 0).toUTCString(),
        'X-Robots-Tag': method === 'HEAD' ? 'none' : (xRobotsTag ?? 'none'),
        ETag: eTag ?? '',
      },
    });
  }

  async function list(request: Request, { bucket, caller }: Target): Promise<Response> {
    const { prefix = '', limit = 100, offset = 0, search = '' } = (await request.json()) as ListInput;
    const folder = prefix === '' || prefix.endsWith('/') ? prefix : `${prefix}/`;
    const level = folder.split('/').length;
    // Each subfolder is one entry with a name and without an id.
    const rows = await as(caller, () =>
      login.query(
        `(select distinct path_tokens[$1] as name, null::uuid as id, null::timestamptz as updated_at, null::timestamptz as created_at,
            null::timestamptz as last_accessed_at, null::jsonb as metadata
          from storage.objects
          where bucket_id = $2 and starts_with(lower(name), lower($3)) and cardinality(path_tokens) > $1 order by 1)
        union all
        (select path_tokens[$1], id, updated_at, created_at, last_accessed_at, metadata from storage.objects
          where bucket_id = $2 and starts_with(lower(name), lower($3)) and cardinality(path_tokens) = $1 order by 1)
        limit $4 offset $5`,
        [level, bucket, folder + search, limit, offset],
      ),
    );
    return Response.json(rows);
  }

  async function remove(request: Request, { bucket, caller }: Target): Promise<Response> {
    const { prefixes = [] } = (await request.json()) as { prefixes?: string[] };
    if (prefixes.length === 0)
      throw new Refusal(400, 'Error', 'body/prefixes must NOT have fewer than 1 items');
    if (prefixes.length > 1000)
      throw new Refusal(
        400,
        'InvalidRequest',
        'Bulk object requests are limited to 1000 objects per request.',
      );
    // The policies decide which rows exist for the caller, so a refused removal looks like that of a missing file.
    const rows = await as(caller, () =>
      login.query('delete from storage.objects where bucket_id = $1 and name = any ($2) returning *', [
        bucket,
        prefixes,
      ]),
    );
    for (const { version } of rows) files.delete(String(version));
    return Response.json(rows);
  }

  async function bucketOf(id: string): Promise<Bucket> {
    const [row] = await as(serviceRole, () =>
      login.query('select public, file_size_limit, allowed_mime_types from storage.buckets where id = $1', [
        id,
      ]),
    );
    if (row === undefined) throw noBucket();
    return row as unknown as Bucket;
  }

  const part: ServicePart = async (request) => {
    try {
      const { pathname } = new URL(request.url);
      const [, kind, bucket = '', rest = ''] =
        /^\/object\/(?:(public|authenticated|list)\/)?([^/]+)(?:\/(.*))?$/.exec(pathname) ?? [];
      const caller = findCaller(request, keys);
      const target = { bucket: decodeURIComponent(bucket), name: decodeURIComponent(rest), caller };
      if (request.method === 'GET' || request.method === 'HEAD')
        return await download(request, target, { isPublic: kind === 'public' });
      if (caller.isUnknown === true) throw new Refusal(403, 'Unauthorized', 'Invalid Compact JWS');
      if (request.method === 'POST' && kind === 'list') return await list(request, target);
      if (request.method === 'POST' && kind === undefined) return await upload(request, target);
      if (request.method === 'DELETE' && kind === undefined) return await remove(request, target);
      throw new Refusal(404, 'Not Found', `Route ${request.method}:${pathname} not found`);
    } catch (error) {
      return refused(error);
    }
  };

  return { part, stop: () => login.close() };
}

/** Returns status 400 for every error, and the actual status in the body, as the real service does. */
function refused(error: unknown): Response {
  const { statusCode, word, message } =
    error instanceof Refusal ? error : refusalOf(error as { code?: string });
  const body = { statusCode: String(statusCode), error: word, message };
  return Response.json(body, { status: statusCode === 500 ? 500 : 400 });
}

function refusalOf({ code }: { code?: string }): Refusal {
  if (code === '42501') return new Refusal(403, 'Unauthorized', 'new row violates row-level security policy');
  if (code === '23505') return new Refusal(409, 'Duplicate', 'The resource already exists');
  return new Refusal(500, 'InternalError', 'Internal server error');
}

/** A caller without a valid token of this project is anonymous. */
function findCaller(request: Request, keys: KeySet): Caller {
  const token = /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  return (believedClaims(token, keys) as Caller | undefined) ?? { role: 'anon', isUnknown: true };
}

const noBucket = () => new Refusal(404, 'Bucket not found', 'Bucket not found');

const serviceRole: Caller = { role: 'service_role' };

class Refusal extends Error {
  readonly statusCode: number;
  readonly word: string;

  constructor(statusCode: number, word: string, message: string) {
    super(message);
    this.statusCode = statusCode;
    this.word = word;
  }
}

type Caller = { role: string; sub?: string; exp?: number; isUnknown?: boolean };

type Target = { bucket: string; name: string; caller: Caller };

type Bucket = { public: boolean; file_size_limit: string | null; allowed_mime_types: string[] | null };

type ListInput = { prefix?: string; limit?: number; offset?: number; search?: string };

type StorageOptions = { address: DatabaseAddress; keys: KeySet };

export type Storage = { part: ServicePart; stop: () => Promise<void> };
