/** The answer of a function as an HTML page, which search engines do not list. */
export const pageAnswer = (
  html: string | null,
  // A prebuilt page contains the other directives of the policy.
  { status = 200, contentPolicy = "frame-ancestors 'none'", headers = {} }: PageOptions,
): Response =>
  new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentPolicy,
      'X-Robots-Tag': 'noindex, nofollow',
      ...headers,
    },
  });

type PageOptions = { status?: number; contentPolicy?: string; headers?: Record<string, string> };
