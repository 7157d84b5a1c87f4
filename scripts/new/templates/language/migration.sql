-- The site has one language more, new_thing.

create or replace function private.languages() returns text[]
language sql immutable set search_path = '' as $$
  select array['nl']
$$;

create or replace function private.search_config(language text) returns regconfig
language sql immutable set search_path = '' as $$
  select case language
    when 'nl' then 'pg_catalog.dutch'::regconfig
    else 'pg_catalog.simple'::regconfig
  end
$$;
