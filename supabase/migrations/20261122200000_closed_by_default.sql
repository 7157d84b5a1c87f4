-- Nothing is open by default: a new table or function belongs to its owner alone, until a migration says whom it lets in.
-- Tables that are nobody's business, and all functions with more rights than their caller, live in the schema `private`,
-- which the API does not show. Such a function has a door of the same name in `public`, with its caller's rights; what the
-- door opens checks who it is.
--
-- Who may do what with a table is written down once, by `private.allow`. A migration that makes a table says it there;
-- `apply_privileges` takes back everything else, which the embedded backend makes necessary: it opens every table
-- to everybody at its first request. (Row security on every table is why that is not yet a hole.)
--
-- Hosted Supabase refuses every UPDATE and DELETE without a WHERE clause (pg-safeupdate is loaded for the role that
-- PostgREST logs in as), inside functions and triggers as well. So a statement about the only row of a table names it too.

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
revoke all on private.table_privileges from public, anon, authenticated, service_role;

-- Lets a role do some verbs with a table, now and after every start.
create function private.allow(grantee text, verbs text, on_table regclass) returns void
language plpgsql set search_path = '' as $$
begin
  insert into private.table_privileges as known (table_name, grantee, verbs)
  values (on_table::text, allow.grantee, allow.verbs)
  on conflict on constraint table_privileges_pkey do update set verbs = excluded.verbs;
  execute format('grant %s on %s to %I', allow.verbs, on_table, allow.grantee);
end
$$;

-- Takes all table privileges of the API's roles back and grants what is written down. Harmless at any time.
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

create function public.apply_privileges() returns void
language sql set search_path = '' as 'select private.apply_privileges()';
grant execute on function private.apply_privileges(), public.apply_privileges() to service_role;
