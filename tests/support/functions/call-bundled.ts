/** Calls a bundled function, with GET if `query` is given. `settled` resolves when its background work has ended. */
export async function callBundled(
  { file, name }: { file: string; name: string },
  {
    body,
    query,
    ip = '127.0.0.1',
    token,
  }: { body?: unknown; query?: string; ip?: string; token?: string } = {},
): Promise<{ status: number; headers: Headers; json: Record<string, unknown>; settled: Promise<unknown> }> {
  const { default: run } = (await import(file)) as {
    default: (request: Request, context: object) => Promise<Response>;
  };
  const after: Promise<unknown>[] = [];
  const isGet = query !== undefined;
  const request = new Request(`http://localhost:8888/functions/v1/${name}${isGet ? `?${query}` : ''}`, {
    method: isGet ? 'GET' : 'POST',
    headers: {
      'Content-Type': 'application/json',
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(isGet ? {} : { body: JSON.stringify(body ?? {}) }),
  });
  const response = await run(request, { ip, waitUntil: (work: Promise<unknown>) => after.push(work) });
  return {
    status: response.status,
    headers: response.headers,
    json: (await response.json()) as Record<string, unknown>,
    settled: Promise.all(after),
  };
}

export async function runScheduled({ file }: { file: string }): Promise<void> {
  const { default: run } = (await import(file)) as { default: () => Promise<void> };
  await run();
}
