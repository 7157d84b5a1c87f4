import type { SqlDatabase } from '../sql.ts';

/** Returns each violation of our rules as "rule: object". */
export async function lint(database: SqlDatabase): Promise<string[]> {
  const complaints: string[] = [];
  for (const [rule, sql] of Object.entries(rules)) {
    for (const { object } of await database.query(sql)) complaints.push(`${rule}: ${String(object)}`);
  }
  return complaints;
}

/** Supabase’s option "automatic RLS" adds an event trigger to a new project. */
const isOurs = `prorettype <> 'event_trigger'::regtype`;

/** Each query returns the objects of our two schemas that break a rule. Similar to Supabase’s advisors. */
const rules = {
  'a table without row security': `
    select oid::regclass as object from pg_class
    where relkind in ('r', 'p') and not relrowsecurity and relnamespace in ('public'::regnamespace, 'private'::regnamespace)`,
  'a table without a primary key': `
    select oid::regclass as object from pg_class
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (select from pg_index where indrelid = pg_class.oid and indisprimary)`,
  'a public table without a policy': `
    select oid::regclass as object from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace
      and not exists (select from pg_policy where polrelid = pg_class.oid)`,
  'a policy that lets everybody write': `
    select polname as object from pg_policy
    where polcmd <> 'r'
      and (pg_get_expr(polqual, polrelid) = 'true' or pg_get_expr(polwithcheck, polrelid) = 'true')`,
  'a policy for all verbs or all roles': `
    select polname as object from pg_policy where polcmd = '*' or 0 = any (polroles)`,
  'several policies for one verb of one role': `
    select polrelid::regclass || ' ' || polcmd::text || ' ' || role::regrole as object
    from pg_policy, unnest(polroles) as role where polpermissive
    group by polrelid, polcmd, role having count(*) > 1`,
  'a policy that asks who it is once per row': `
    select polname as object from pg_policy
    where concat_ws(' ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
      ~ '(?<!SELECT )(auth|private)\\.[a-z_]+\\('`,
  'a view with its owner’s rights': `
    select oid::regclass as object from pg_class
    where relkind in ('v', 'm') and relnamespace = 'public'::regnamespace
      and not coalesce(reloptions @> '{security_invoker=true}', false)`,
  'a function without a fixed search path': `
    select oid::regprocedure as object from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce('search_path=""' = any (proconfig), false) and ${isOurs}`,
  'a function everybody may call': `
    select oid::regprocedure as object from pg_proc
    where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and exists (select from aclexplode(coalesce(proacl, acldefault('f', proowner))) where grantee = 0) and ${isOurs}`,
  'a function with its owner’s rights in the API': `
    select oid::regprocedure as object from pg_proc
    where pronamespace = 'public'::regnamespace and prosecdef and ${isOurs}`,
  // The functions named in the query are exempt, because they were reviewed.
  'a function with its owner’s rights for visitors': `
    select oid::regprocedure as object from pg_proc
    where prosecdef and has_function_privilege('anon', oid, 'execute')
      and pronamespace = 'private'::regnamespace
      and proname not in ('content_mark', 'content_version', 'current_editor', 'decide_preview', 'led_address', 'matching_posts',
        'legal_versions', 'moved_post', 'news_counts', 'open_preview', 'posts_changed_since', 'published_business', 'read_invitation')`,
  'a table a visitor may write to': `
    select oid::regclass as object from pg_class
    where relkind in ('r', 'p') and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
      and has_table_privilege('anon', oid, 'insert, update, delete, truncate, references, trigger')`,
  'a private table a role of the API may touch': `
    select oid::regclass || ' ' || role as object
    from pg_class, unnest(array['anon', 'authenticated', 'service_role']) as role
    where relkind in ('r', 'p') and relnamespace = 'private'::regnamespace
      and has_table_privilege(role, oid, 'select, insert, update, delete, truncate, references, trigger')`,
  'a foreign key without an index': `
    select conname as object from pg_constraint
    where contype = 'f' and connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_index
        where indrelid = conrelid and (indkey::int2[])[0:cardinality(conkey) - 1] @> conkey and indpred is null
      )`,
  // Postgres runs several triggers of one event in the order of their names, which no reader sees.
  'a second trigger for one event': `
    select tgrelid::regclass || ': ' || string_agg(tgname, ', ') as object
    from pg_trigger join pg_class on pg_class.oid = tgrelid, unnest(array[4, 8, 16, 32]) as event
    where not tgisinternal and tgtype & event <> 0 and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by tgrelid, tgtype & 67, event having count(*) > 1`,
  'two indexes that are the same': `
    select min(indexrelid::regclass::text) as object from pg_index
    join pg_class on pg_class.oid = indrelid
    where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
    group by indrelid, indkey, indclass, indexprs::text, indpred::text having count(*) > 1`,
};
