import type { Ability, Check } from '../check/ability.ts';
import { Unmet } from '../check/unmet.ts';
import { installedContents, type InstalledContents } from './migrations.ts';

/** Checks that the publishable key gives access only to published posts and to the functions in `callable`. */
export const visitorRightsAbility: Ability = {
  name: 'Visitors’ rights',
  needs: ['Database', 'Migrations'],
  async run(check) {
    const installed = await installedContents(check);
    const { tables, functions } = installed;
    requireNone([
      ...tables.flatMap(({ name, visitor }) =>
        visitor.filter((verb) => name !== readable || verb !== 'select').map((verb) => `${verb} on ${name}`),
      ),
      ...functions
        .filter(({ name, visitor }) => visitor && !callable.has(name))
        .map(({ name }) => functionNamed(name)),
    ]);

    requireRowSecurity(installed);

    // Each attempt uses null as key and value, so that even a wrongly allowed attempt changes no row.
    const attempts = [
      ...tables.flatMap((table) => attemptsAt(check, table)),
      ...functions.filter(({ visitor }) => !visitor).map((closed) => callOf(check, closed)),
    ];
    for (let start = 0; start < attempts.length; start += 8) {
      const some = attempts.slice(start, start + 8);
      const isOpen = await Promise.all(some.map(isAnswered));
      requireNone(some.filter((_, index) => isOpen[index]).map(({ what }) => what));
    }
    await requirePublishedOnly(check);
    return `${attempts.length} attempts at tables and functions were refused; published posts can be read.`;
  },
};

const readable = 'public.blog_posts';

/** Visitors may call only these functions. A test compares this list with the rights in the database. */
export const callable = new Set([
  'current_editor',
  'published_posts_changes',
  'published_posts_index',
  'search_posts',
  'open_preview',
  'published_business',
  'legal_versions',
  'news_counts',
  'decide_preview',
  'moved_post',
  'led_address',
  'read_invitation',
]);

const functionNamed = (name: string): string => `the function public.${name}`;

function requireNone(open: string[]): void {
  if (open.length === 0) return;
  const way = (what: string): string =>
    what.startsWith(functionNamed(''))
      ? `revoke execute on ${what.replace('the ', '')} from public, anon;`
      : 'select public.apply_privileges();';
  throw new Unmet(
    `Anybody may: ${open.slice(0, 5).join(', ')}${open.length > 5 ? ` and ${open.length - 5} more` : ''}. Take the right back in Supabase's SQL editor: ${[...new Set(open.map(way))].slice(0, 5).join(' ')}`,
  );
}

/** Throws if a table lacks row security, or if a policy is not in the migrations and so might open every row. */
export function requireRowSecurity({
  tables,
  foreignPolicies,
}: Pick<InstalledContents, 'tables' | 'foreignPolicies'>): void {
  const open = tables.filter(({ secured }) => !secured).map(({ name }) => name);
  if (open.length > 0)
    throw new Unmet(
      `Row security is off on ${open.join(', ')}. Switch it on in Supabase's SQL editor: ${open.map((name) => `alter table ${name} enable row level security;`).join(' ')}`,
    );
  if (foreignPolicies.length > 0)
    throw new Unmet(
      `These policies are not in the migrations: ${foreignPolicies.map(({ name, definition }) => `“${name}” (${definition})`).join(', ')}. Drop them in Supabase (Authentication → Policies), or add a migration that creates them.`,
    );
}

/** The attempted updates and deletes select rows whose key is null, and no table has such rows. */
function attemptsAt({ clients }: Check, { name, key, writable }: InstalledTable): Attempt[] {
  const [schema, table = ''] = name.split('.');
  const at = () => clients.visitor().from(table);
  const select = { what: `select on ${name}`, run: () => at().select().limit(1) };
  if (schema !== 'public') return [select];
  const row: Record<string, unknown> = { [writable]: null };
  return [
    ...(name === readable ? [] : [select]),
    { what: `insert on ${name}`, run: () => at().insert(row) },
    { what: `update on ${name}`, run: () => at().update(row).is(key, null) },
    { what: `delete on ${name}`, run: () => at().delete().is(key, null) },
  ];
}

const callOf = ({ clients }: Check, { name, arguments: names }: InstalledFunction): Attempt => ({
  what: functionNamed(name),
  run: () => clients.visitor().rpc(name, Object.fromEntries(names.map((argument) => [argument, null]))),
});

/** Returns false if the table or function is forbidden or hidden, else true. Throws if Supabase is unavailable. */
async function isAnswered({ what, run }: Attempt): Promise<boolean> {
  const { status, error } = await run();
  if ((status === 0 || status >= 500) && !error?.code)
    throw new Unmet(`Supabase answered with status ${status} to ${what}: try again later.`);
  return ![401, 403, 404, 406].includes(status) && !/^(42501|PGRST\d+)$/.test(error?.code ?? '');
}

async function requirePublishedOnly({ clients }: Check): Promise<void> {
  const soon = new Date(Date.now() + 60_000).toISOString();
  const hidden = await clients
    .visitor()
    .from('blog_posts')
    .select('id')
    .or(`is_published.is.false,published_at.is.null,published_at.gt.${soon}`)
    .limit(1);
  if (hidden.error === null && hidden.data.length > 0)
    throw new Unmet(
      'Anybody may read drafts: apply the migrations again (row security on blog_posts is missing).',
    );
}

type InstalledTable = InstalledContents['tables'][number];
type InstalledFunction = InstalledContents['functions'][number];

type Attempt = {
  what: string;
  run: () => PromiseLike<{ status: number; error: { code?: string } | null }>;
};
