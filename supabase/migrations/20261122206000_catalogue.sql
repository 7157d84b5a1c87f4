-- What the migrations have made. The newest migration records it, and `npm run check-installation` compares the record
-- with the database. So the last statement of each new migration calls `private.record_catalogue` with its own time.

-- Postgres words times in a definition as the settings of the session say, so the function has its own settings.
create function private.catalogue() returns table (kind text, name text, definition text)
language sql stable
set search_path = '' set timezone = 'UTC' set datestyle = 'ISO, MDY' set intervalstyle = 'postgres' as $$
  with relations as (
    select class.oid, space.nspname || '.' || class.relname as name, class.relkind
    from pg_class class join pg_namespace space on space.oid = class.relnamespace
    where class.relkind in ('r', 'p', 'v') and space.nspname in ('public', 'private')
  )
  select case when relkind = 'v' then 'view' else 'table' end, relations.name, '' from relations
  union all
  select 'column', relations.name || '.' || attname, format_type(atttypid, atttypmod)
  from pg_attribute join relations on relations.oid = attrelid
  where attnum > 0 and not attisdropped
  union all
  select 'constraint', conname || ' on ' || relations.name, pg_get_constraintdef(pg_constraint.oid)
  from pg_constraint join relations on relations.oid = conrelid
  union all
  select 'trigger', tgname || ' on ' || relations.name, format('%s %s', pg_get_triggerdef(pg_trigger.oid), tgenabled)
  from pg_trigger join relations on relations.oid = tgrelid
  where not tgisinternal
  union all
  select 'function', function.oid::regprocedure::text, md5(replace(function.prosrc, chr(13), ''))
  from pg_proc function join pg_namespace space on space.oid = function.pronamespace
  where space.nspname in ('public', 'private')
  union all
  select 'policy', policyname, format('%s on %s.%s to %s', lower(cmd), schemaname, tablename, array_to_string(roles, ', '))
    || coalesce(' using ' || qual, '') || coalesce(' with check ' || with_check, '')
  from pg_policies where schemaname in ('public', 'private', 'storage')
$$;

create function private.record_catalogue(migration text) returns void
language sql set search_path = '' as $$
  update private.installation
  set migrated_to = migration, catalogue = (select json_agg(thing) from private.catalogue() as thing)
  where only_row
$$;

-- Returns what has changed since the newest migration, and which tables and functions visitors may use.
create function private.installation_contents() returns json
language sql stable security definer set search_path = '' as $$
  with recorded as (
    select thing.* from private.installation as installation
    cross join json_to_recordset(installation.catalogue) as thing (kind text, name text, definition text)
  ),
  missing as (select * from recorded except select * from private.catalogue()),
  foreign_policies as (select * from private.catalogue() where kind = 'policy' except select * from recorded)
  select json_build_object(
    'migrated_to', (select migrated_to from private.installation),
    'missing', (select coalesce(json_agg(missing order by kind, name), '[]') from missing),
    'foreign_policies', (select coalesce(json_agg(foreign_policies order by name), '[]') from foreign_policies),
    'tables', (
      select json_agg(json_build_object(
        'name', space.nspname || '.' || class.relname,
        'secured', class.relrowsecurity,
        'key', (
          select attname from pg_attribute
          where attrelid = class.oid and attnum > 0 and not attisdropped order by attnum limit 1
        ),
        'writable', (
          select attname from pg_attribute
          where attrelid = class.oid and attnum > 0 and not attisdropped and attidentity = '' and attgenerated = ''
          order by attnum limit 1
        ),
        'visitor', array(
          select verb from unnest(array['select', 'insert', 'update', 'delete']) as verb
          where case verb
            when 'delete' then has_table_privilege('anon', class.oid, verb)
            else has_any_column_privilege('anon', class.oid, verb)
          end
        )
      ))
      from pg_class class join pg_namespace space on space.oid = class.relnamespace
      where class.relkind in ('r', 'p') and space.nspname in ('public', 'private')
    ),
    -- No request can call a trigger function, such as Supabase’s own `rls_auto_enable`.
    'functions', (
      select json_agg(json_build_object(
        'name', function.proname,
        'arguments', coalesce(function.proargnames, '{}'),
        'visitor', has_function_privilege('anon', function.oid, 'execute')
      ))
      from pg_proc function join pg_namespace space on space.oid = function.pronamespace
      where space.nspname = 'public' and function.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    )
  )
$$;
select private.expose('installation_contents', 'service_role');

select private.record_catalogue('20261122206000');
