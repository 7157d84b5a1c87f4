-- The roles of a hosted Supabase project, as in supabase/postgres (migrations/db). Hosted Supabase uses the name
-- `postgres` for `deployer`. Here, PGlite's superuser has the name `postgres`.
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role deployer nologin createrole createdb bypassrls;
grant anon, authenticated, service_role to deployer;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to supabase_storage_admin;

-- PostgREST applies the `statement_timeout` of the token's role. `service_role` has none, so the timeout of
-- `authenticator` applies to it.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
