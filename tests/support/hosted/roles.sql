-- The roles of a hosted Supabase project, which belong to a whole server. Values and grants are those of supabase/postgres
-- (migrations/db). `deployer` is hosted's `postgres`, the role that runs our migrations: no superuser. Here it cannot have that
-- name, since in PGlite it is the superuser's. Hosted also has event triggers, pg_graphql, realtime, vault and a pooler, none
-- of which we use, and loads supautils beside safeupdate (database.sql says where that matters).
create role anon nologin;
create role authenticated nologin;
create role service_role nologin bypassrls;
create role deployer nologin createrole createdb bypassrls;
grant anon, authenticated, service_role to deployer;
create role supabase_auth_admin login noinherit createrole;
create role supabase_storage_admin login noinherit createrole;
grant anon, authenticated, service_role to supabase_storage_admin;

-- PostgREST logs in as this one, and becomes the role that the token names for each request. A role's own time limit takes
-- the place of the login's for that request; the service role has none.
create role authenticator login noinherit;
grant anon, authenticated, service_role to authenticator;
alter role authenticator set statement_timeout = '8s';
alter role authenticator set lock_timeout = '8s';
alter role anon set statement_timeout = '3s';
alter role authenticated set statement_timeout = '8s';
