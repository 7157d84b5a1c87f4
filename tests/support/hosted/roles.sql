-- Creates the roles of a hosted Supabase project, which exist once per server. The settings and grants are those of
-- supabase/postgres (migrations/db). `deployer` runs our migrations without being a superuser, like the role `postgres` of
-- hosted Supabase. It has another name here because `postgres` is the superuser of PGlite. Hosted Supabase also has event
-- triggers, pg_graphql, realtime, vault and a pooler, which we do not use. It also loads supautils; database.sql describes
-- the effect.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role deployer nologin createrole createdb bypassrls;
grant anon, authenticated, service_role to deployer;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to supabase_storage_admin;

-- PostgREST logs in as `authenticator`, and switches to the role in the token of each request. The time limit of that role
-- then replaces the limit of `authenticator`; `service_role` has no limit.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
