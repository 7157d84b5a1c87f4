-- A new table or function is closed to all but its owner until a migration grants access. The API hides the schema
-- `private`. A function that `private.expose` makes callable must itself check the rights of its caller.
-- `apply_privileges` revokes all privileges except those that `private.allow` has recorded, because the local
-- embedded backend grants every table to every role at its first request.
-- Hosted Supabase refuses UPDATE and DELETE without WHERE, so statements on one-row tables have a WHERE clause too.

create schema if not exists private;
revoke all on schema private from public;
grant usage on schema private to anon, authenticated, service_role;

alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke execute on functions from anon, authenticated, service_role;

create table private.table_privileges (
  table_name text not null,
  grantee text not null check (grantee in ('anon', 'authenticated', 'service_role')),
  verbs text not null,
  primary key (table_name, grantee)
);
alter table private.table_privileges enable row level security;

create function private.allow(grantee text, verbs text, on_table regclass) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.table_privileges as known (table_name, grantee, verbs)
  values (on_table::text, allow.grantee, allow.verbs)
  on conflict on constraint table_privileges_pkey do update set verbs = excluded.verbs;
  execute format('grant %s on %s to %I', allow.verbs, on_table, allow.grantee);
end
$$;

-- Makes a private function callable through the API under the same name, for the given roles only.
create function private.expose(function_name text, roles text) returns void
language plpgsql set search_path = '' as $$
declare
  known pg_catalog.pg_proc;
  time_limit text;
begin
  select * into strict known from pg_catalog.pg_proc
  where pronamespace = 'private'::regnamespace and proname = expose.function_name;
  execute format(
    'create function public.%I(%s) returns %s language sql set search_path = '''' as ''select private.%I(%s)''',
    function_name, pg_catalog.pg_get_function_arguments(known.oid), pg_catalog.pg_get_function_result(known.oid),
    function_name, coalesce(array_to_string(known.proargnames, ', '), '')
  );
  if known.provolatile = 's' then
    execute format('alter function public.%I stable', function_name);
  end if;
  time_limit := (
    select substring(setting from '=(.*)$') from unnest(known.proconfig) as setting
    where setting like 'statement_timeout=%'
  );
  if time_limit is not null then
    execute format('alter function public.%I set statement_timeout = %L', function_name, time_limit);
  end if;
  execute format('grant execute on function private.%I, public.%I to %s', function_name, function_name, roles);
end
$$;

-- Refuses the caller if a list that people can fill has reached its limit. The site's functions answer `list-full`. Calls at
-- the same moment may each take the last place. Limits only protect the disk, so few of them lock their list for that.
create function private.require_room(entries bigint, max bigint) returns void
language plpgsql set search_path = '' as $$
begin
  if entries >= max then
    raise exception 'list-full' using errcode = 'PT409';
  end if;
end
$$;

-- Makes one answer of sorted rows. Leaves out the last rows of more than 900,000 bytes, because an answer of a function
-- must stay below the host's limit.
create function private.in_one_answer(entries json[]) returns json
language sql immutable set search_path = '' as $$
  select coalesce(json_agg(entry order by place), '[]')
  from (
    select entry, place, sum(octet_length(entry::text) + 2) over (order by place) as bytes
    from unnest(entries) with ordinality as listed (entry, place)
  ) as measured
  where bytes <= 900000
$$;

-- Revokes all table privileges of the API’s roles, then grants the recorded ones. May run repeatedly.
create function private.apply_privileges() returns void
language plpgsql security definer set search_path = '' as $$
declare
  known record;
begin
  revoke all on all tables in schema public, private from public, anon, authenticated, service_role;
  revoke all on all sequences in schema public, private from public, anon, authenticated, service_role;
  alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
  alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
  alter default privileges in schema private revoke all on tables from anon, authenticated, service_role;
  alter default privileges in schema private revoke all on sequences from anon, authenticated, service_role;
  for known in select * from private.table_privileges loop
    execute format('grant %s on %s to %I', known.verbs, known.table_name::regclass, known.grantee);
  end loop;
end
$$;
select private.expose('apply_privileges', 'service_role');
