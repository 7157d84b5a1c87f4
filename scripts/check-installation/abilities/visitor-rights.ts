import { requireSetting } from '#adapters/settings.ts';
import { Unmet } from '../unmet.ts';
import { type Ability, type Check } from '../ability.ts';
import { installedContents } from '../contents/installed-contents.ts';

/** With the publishable key, which everybody can read in the desk's pages, nothing but published posts is to be had. */
export const visitorRightsAbility: Ability = {
  name: 'Visitors’ rights',
  needs: ['Database', 'Migrations'],
  async run(check) {
    const { tables, functions } = await installedContents(check);
    const open = [
      ...tables.flatMap(({ name, visitor }) =>
        visitor.filter((verb) => name !== readable || verb !== 'select').map((verb) => `${verb} on ${name}`),
      ),
      ...functions
        .filter(({ name, visitor }) => visitor && name.startsWith('public.') && !callable.has(name.slice(7)))
        .map(({ name }) => `the function ${name}`),
    ];
    if (open.length > 0) throw tooOpen(open);

    // What the database says of itself, tried over HTTP. Only what is closed is called, so nothing can be changed.
    const closed = [
      ...tables.flatMap(attemptsAt),
      ...functions
        .filter(({ name, visitor }) => name.startsWith('public.') && !visitor)
        .map(({ name, arguments: given }) => callOf(name, given)),
    ];
    for (let start = 0; start < closed.length; start += 8) {
      const some = closed.slice(start, start + 8);
      const answers = await Promise.all(some.map((attempt) => isRefused(check, attempt)));
      const through = some.filter((_, place) => !answers[place]);
      if (through.length > 0) throw tooOpen(through.map(({ what }) => what));
    }
    await requirePublishedOnly(check);
    return `${closed.length} attempts at tables and functions were refused; published posts can be read.`;
  },
};

/** The one table with rows for visitors. */
const readable = 'public.blog_posts';

/** What visitors may call; a test holds this list and the rights of the database equal. */
export const callable = new Set([
  'current_editor',
  'published_posts_changes',
  'published_posts_index',
  'search_posts',
  'open_preview',
  'decide_preview',
  'moved_post',
  'led_address',
  'read_invitation',
]);

function tooOpen(what: string[]): Unmet {
  return new Unmet(
    `Anybody may: ${what.slice(0, 5).join(', ')}${what.length > 5 ? ` and ${what.length - 5} more` : ''}. Take the right back: call the function apply_privileges in Supabase's SQL editor (select public.apply_privileges()), and apply the migrations again if this stays.`,
  );
}

/** Tables of other schemas are not even found. What is to be changed is a row without a key, which no table has. */
function attemptsAt({ name, columns: [key = ''], writable }: InstalledTable): Attempt[] {
  const [schema = '', table = ''] = name.split('.');
  const path = `/rest/v1/${table}`;
  const keyless = `${path}?${key}=is.null`;
  const select = { what: `select on ${name}`, path: `${path}?limit=1` };
  if (schema !== 'public') return [select];
  const body = { [writable]: null };
  return [
    ...(name === readable ? [] : [select]),
    { what: `insert on ${name}`, path, method: 'POST', body },
    { what: `update on ${name}`, path: keyless, method: 'PATCH', body },
    { what: `delete on ${name}`, path: keyless, method: 'DELETE' },
  ];
}

const callOf = (name: string, given: string[]): Attempt => ({
  what: `the function ${name}`,
  path: `/rest/v1/rpc/${name.slice('public.'.length)}`,
  method: 'POST',
  body: Object.fromEntries(given.map((argument) => [argument, null])),
});

async function isRefused({ ask }: Check, { path, method = 'GET', body }: Attempt): Promise<boolean> {
  const answer = await ask()(requireSetting('SUPABASE_URL') + path, {
    method,
    headers: { apikey: requireSetting('SUPABASE_PUBLISHABLE_KEY'), 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (answer.status >= 500 && !text.includes('"code"'))
    throw new Unmet(`Supabase answered with status ${answer.status} to ${method} ${path}: try again later.`);
  // The right is missing, or there is no such thing for visitors.
  return [401, 403, 404, 406].includes(answer.status) || /"(42501|PGRST\d+)"/.test(text);
}

/** Rows that visitors get are published, and their time has come. */
async function requirePublishedOnly({ clients }: Check): Promise<void> {
  const hidden = await clients
    .visitor()
    .from('blog_posts')
    .select('id')
    .or(
      `is_published.is.false,published_at.is.null,published_at.gt.${new Date(Date.now() + 60_000).toISOString()}`,
    )
    .limit(1);
  if (hidden.error === null && hidden.data.length > 0)
    throw new Unmet(
      'Anybody may read drafts: apply the migrations again (row security on blog_posts is missing).',
    );
}

type InstalledTable = Awaited<ReturnType<typeof installedContents>>['tables'][number];

type Attempt = { what: string; path: string; method?: string; body?: unknown };
