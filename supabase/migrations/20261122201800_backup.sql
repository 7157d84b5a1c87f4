-- What a backup reads and a restore writes.
-- In a backup, each row is the text of one JSON object, so that no program rounds its numbers. Tables are read in
-- parts. If `backup_state` returns the same marks before and after the reading, no table has changed in between.

create function private.tables_left_out() returns table (name text, reason text)
language sql immutable set search_path = '' as $$
  values
    ('private.table_privileges', 'the migrations write it'),
    ('private.token_tries', 'wrong tries count for ten minutes, under names only the old secret can make'),
    ('private.enquiry_senders', 'senders count for an hour, under names only the old secret can make'),
    ('private.shared_sessions', 'sessions are not restored'),
    ('private.agreed_price', 'it is worth something for a day'),
    ('private.installation', 'it is about this installation, not about its content'),
    ('private.restores', 'the progress of a restore'),
    ('private.bitcoin_key_counters', 'it does not know what was given out after the backup'),
    ('private.bitcoin_held_indexes', 'the processes that held one are gone'),
    ('private.content_feed', 'another database has another feed'),
    ('private.article_watchers', 'the sessions that had an article open are gone'),
    ('private.post_changes', 'builds that follow the feed of this database alone ask for it')
$$;

-- Each table comes after the tables that its foreign keys reference.
create function private.content_tables() returns table (
  name text, relation regclass, columns text[], generated text[], key text[]
)
language sql stable set search_path = '' as $$
  with recursive ours as (
    select class.oid, namespace.nspname || '.' || class.relname as name
    from pg_catalog.pg_class class
    join pg_catalog.pg_namespace namespace on namespace.oid = class.relnamespace
    where namespace.nspname in ('public', 'private') and class.relkind in ('r', 'p') and not class.relispartition
  ),
  places as (
    select ours.oid, 0 as place from ours
    union
    select reference.conrelid, places.place + 1
    from places
    join pg_catalog.pg_constraint reference on reference.confrelid = places.oid
    where reference.contype = 'f' and reference.conrelid <> reference.confrelid and places.place < 20
  )
  select
    ours.name,
    ours.oid::regclass,
    array(
      select attname::text from pg_catalog.pg_attribute
      where attrelid = ours.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum
    ),
    array(
      select attname::text from pg_catalog.pg_attribute
      where attrelid = ours.oid and attnum > 0 and not attisdropped and attgenerated <> '' order by attnum
    ),
    array(
      select attname::text
      from pg_catalog.pg_index index
      cross join unnest(index.indkey::smallint[]) with ordinality as part (attnum, nth)
      join pg_catalog.pg_attribute attribute on attribute.attrelid = ours.oid and attribute.attnum = part.attnum
      where index.indrelid = ours.oid and index.indisprimary order by nth
    )
  from ours
  join places on places.oid = ours.oid
  where ours.name not in (select left_out.name from private.tables_left_out() left_out)
  group by ours.oid, ours.name
  order by max(places.place), ours.name
$$;

-- The mark changes with every write. Reads only row headers, because digests of 20,000 posts take 19 s.
create function private.table_mark(relation regclass) returns text
language plpgsql stable set search_path = '' as $$
declare
  mark text;
begin
  execute format(
    'select count(*) || '' '' || coalesce(sum(hashtextextended(t.ctid::text || t.xmin::text, 0)), 0) from %s t',
    table_mark.relation
  ) into mark;
  return mark;
end
$$;

create function private.backup_tables() returns json
language sql stable security definer set search_path = '' as $$
  select json_agg(json_build_object(
    'name', content.name,
    'columns', (
      select json_object_agg(attname, pg_catalog.format_type(atttypid, atttypmod) order by attnum)
      from pg_catalog.pg_attribute
      where attrelid = content.relation and attname = any (content.columns)
    )
  ))
  from private.content_tables() content
$$;
select private.expose('backup_tables', 'service_role');

-- Returns the next rows after the key `after` (at most 1,000 rows or `max_bytes`), and the key of the last row.
create function private.backup_rows(table_name text, after jsonb, max_bytes integer) returns json
language plpgsql stable security definer
set search_path = '' set timezone = 'UTC' set statement_timeout = '30s' as $$
declare
  content record;
  keys text;
  page json;
begin
  select * into content from private.content_tables() known where known.name = backup_rows.table_name;
  if not found then
    raise exception 'A backup does not contain this table.' using errcode = 'invalid_parameter_value';
  end if;
  keys := (select string_agg(format('t.%I', part), ', ' order by nth) from unnest(content.key) with ordinality as k (part, nth));
  execute format(
    'with lines as (
      select row_number() over (order by %s) as nth, (to_jsonb(t) - $1)::text as line, %s as key
      from %s t where %s order by %s limit 1000
    ),
    sized as (select *, sum(octet_length(line)) over (order by nth) as bytes from lines),
    page as (select * from sized where nth = 1 or bytes <= $3)
    select json_build_object(
      ''rows'', coalesce(json_agg(line order by nth), ''[]''),
      ''after'', (array_agg(key order by nth desc))[1]
    ) from page',
    keys,
    (
      select 'jsonb_build_object(' || string_agg(format('%L, t.%I', part, part), ', ' order by nth) || ')'
      from unnest(content.key) with ordinality as k (part, nth)
    ),
    content.relation,
    case
      when backup_rows.after is null then 'true'
      else format('(%s) > (select %s from jsonb_populate_record(null::%s, $2) t)', keys, keys, content.relation)
    end,
    keys
  ) into page using content.generated, backup_rows.after, backup_rows.max_bytes;
  return page;
end
$$;
select private.expose('backup_rows', 'service_role');

-- All tables are read at one moment, because a stable function does not see later writes.
create function private.backup_state() returns json
language sql stable security definer set search_path = '' set statement_timeout = '30s' as $$
  select json_build_object(
    'marks', (
      select json_object_agg(content.name, private.table_mark(content.relation))
      from private.content_tables() content
    ),
    'sequences', (
      select coalesce(json_object_agg(schemaname || '.' || sequencename, last_value), '{}')
      from pg_catalog.pg_sequences where schemaname in ('public', 'private') and last_value is not null
    ),
    'accounts', (
      select coalesce(json_agg(json_build_object(
        'id', account.id, 'email', account.email, 'is_shared', editor.is_shared
      ) order by editor.is_shared desc, editor.added_at desc, account.id), '[]')
      from public.editors editor join auth.users account on account.id = editor.user_id
    ),
    'content_version', private.content_version()
  );
$$;
select private.expose('backup_state', 'service_role');

-- The restore in progress: the digest and accounts of its archive, the number of restored rows per table, and values
-- of this installation that the archive must not replace. While this row exists, only the restore can write.
create table private.restores (
  only_row boolean primary key default true constraint restores_one_row check (only_row),
  archive text not null,
  emails text[] not null,
  placed jsonb not null default '{}',
  shared uuid not null,
  own_version bigint not null,
  own_token text,
  own_tokens text[] not null
);
alter table private.restores enable row level security;

create function private.refuse_during_restore() returns trigger
language plpgsql set search_path = '' as $$
begin
  raise exception 'A backup is being restored. If the restore has stopped, run it again.' using errcode = 'PT503';
end
$$;

-- Ignores what `npm run set-up` writes: the shared account, its token, and details of the business with their record.
create function private.filled_tables() returns text[]
language plpgsql stable set search_path = '' as $$
declare
  content record;
  found_rows boolean;
  filled text[] := '{}';
begin
  for content in select * from private.content_tables() loop
    continue when content.name in (
      'private.site', 'private.shared_tokens', 'private.missing_page_counts', 'private.build_requests'
    );
    execute format(
      'select exists (select from %s%s)', content.relation,
      case content.name
        when 'public.editors' then ' where not is_shared'
        when 'private.business_versions' then ' where saved_by is not null'
        when 'public.actions' then ' where person is not null or action <> ''business-changed'''
        else ''
      end
    ) into found_rows;
    if found_rows then
      filled := filled || content.name;
    end if;
  end loop;
  return filled;
end
$$;

-- Continues an unfinished restore of this archive. Starts a new restore if the database is empty or contains only
-- another unfinished restore, whose rows and accounts the new one deletes. A new restore needs a shared account, and
-- no other account may have one of the `emails`. Returns the id of the shared account as `shared`, or null.
create function private.open_restore(archive text, emails text[], has_images boolean) returns json
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
declare
  unfinished private.restores;
  continues boolean;
  filled text[] := '{}';
  taken jsonb;
  shared_account uuid;
  content record;
begin
  lock table private.restores in exclusive mode;
  select * into unfinished from private.restores;
  continues := coalesce(unfinished.archive = open_restore.archive, false);
  if unfinished.archive is null then
    filled := private.filled_tables() || case when has_images then array['the bucket media'] else '{}' end;
  end if;
  taken := (
    select coalesce(jsonb_agg(lower(account.email)), '[]') from auth.users account
    where lower(account.email) = any (open_restore.emails)
      and lower(account.email) <> all (coalesce(unfinished.emails, '{}'))
  );
  shared_account := coalesce(
    unfinished.shared, (select user_id from public.editors where is_shared order by added_at desc limit 1)
  );
  if not continues and filled = '{}' and taken = '[]' and shared_account is not null then
    insert into private.restores (archive, emails, shared, own_version, own_token, own_tokens)
    select
      open_restore.archive, open_restore.emails, shared_account, content_version,
      (select fingerprint from private.shared_tokens where retired_at is null),
      array(select fingerprint from private.shared_tokens)
    from private.site where unfinished.archive is null;
    update private.restores set archive = open_restore.archive, emails = open_restore.emails, placed = '{}' where only_row;
    for content in select * from private.content_tables() loop
      execute format('alter table %s disable trigger user', content.relation);
    end loop;
    execute format('truncate %s cascade', (select string_agg(relation::text, ', ') from private.content_tables()));
    delete from auth.users account where lower(account.email) = any (coalesce(unfinished.emails, '{}'));
    for content in select * from private.content_tables() loop
      execute format('alter table %s enable trigger user', content.relation);
      execute format(
        'create or replace trigger closed_for_restore before insert or update or delete on %s
        for each statement execute function private.refuse_during_restore()', content.relation
      );
    end loop;
  end if;
  return json_build_object(
    'filled', filled, 'taken', taken, 'shared', shared_account, 'continues', continues,
    'placed', case when continues then unfinished.placed else '{}' end,
    'was_restored', coalesce((select restored = open_restore.archive from private.installation), false)
  );
end
$$;
select private.expose('open_restore', 'service_role');

create function private.restore_accounts(archive text) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_object_agg(lower(account.email), account.id), '{}')
  from private.restores known
  join auth.users account on lower(account.email) = any (known.emails)
  where known.archive = restore_accounts.archive
$$;
select private.expose('restore_accounts', 'service_role');

-- Inserts `rows` if the table has exactly `first` restored rows. Disables triggers, because the rows contain the
-- triggers' results. Returns the number of restored rows, or null if the restore no longer exists.
create function private.place_restore(archive text, table_name text, first bigint, rows text[]) returns bigint
language plpgsql security definer
set search_path = '' set timezone = 'UTC' set statement_timeout = '30s' as $$
declare
  reached bigint;
  content record;
  listed text;
  differing bigint;
begin
  select coalesce((known.placed ->> place_restore.table_name)::bigint, 0) into reached
  from private.restores known where known.archive = place_restore.archive for update;
  if not found or reached <> place_restore.first then
    return reached;
  end if;
  select * into strict content from private.content_tables() known where known.name = place_restore.table_name;
  listed := (
    select string_agg(format('%I', part), ', ' order by nth) from unnest(content.columns) with ordinality as c (part, nth)
  );
  execute format('alter table %s disable trigger user', content.relation);
  execute format(
    'with placed as (
      insert into %s as t (%s) overriding system value
      select %s from unnest($1) line cross join lateral jsonb_populate_record(null::%s, line::jsonb)
      returning (to_jsonb(t) - $2)::text as line
    )
    select count(*) from (select line from placed except all select line::jsonb::text from unnest($1) line) differing',
    content.relation, listed, listed, content.relation
  ) into differing using place_restore.rows, content.generated;
  if differing > 0 then
    raise exception 'restore-differs' using errcode = 'PT409', detail = content.name;
  end if;
  execute format('alter table %s enable trigger user', content.relation);
  reached := reached + cardinality(place_restore.rows);
  update private.restores set placed = placed || jsonb_build_object(content.name, reached) where only_row;
  return reached;
end
$$;
select private.expose('place_restore', 'service_role');

-- Ends the restore, allows writes again, and requests a build. `expected` is { tables: { name: rows }, sequences }.
-- The new content version exceeds `live_version`, the version of the published site. A repeated call changes nothing.
create function private.finish_restore(archive text, expected jsonb, live_version bigint) returns json
language plpgsql security definer set search_path = '' set statement_timeout = '30s' as $$
declare
  own private.restores;
  content record;
  sequence record;
begin
  select * into own from private.restores known where known.archive = finish_restore.archive for update;
  if not found then
    return json_build_object(
      'is_known', coalesce((select restored = finish_restore.archive from private.installation), false),
      'content_version', private.content_version()
    );
  end if;
  for content in select * from private.content_tables() loop
    if coalesce((own.placed ->> content.name)::bigint, 0) is distinct from (expected -> 'tables' ->> content.name)::bigint then
      raise exception 'restore-differs' using errcode = 'PT409', detail = content.name;
    end if;
    execute format('drop trigger closed_for_restore on %s', content.relation);
    execute format('alter table %s disable trigger user', content.relation);
  end loop;
  for sequence in
    select format('%I.%I', schemaname, sequencename)::regclass as known, (expected -> 'sequences' ->> (schemaname || '.' || sequencename))::bigint as reached
    from pg_catalog.pg_sequences where schemaname in ('public', 'private')
  loop
    if sequence.reached is not null then
      perform setval(sequence.known, sequence.reached);
    end if;
  end loop;

  -- Tokens retired in this installation stay retired. If it has its own token, the archive's token is retired too.
  update private.shared_tokens set retired_at = now() where retired_at is null and own.own_token is not null;
  insert into private.shared_tokens (fingerprint, retired_at)
  select fingerprint, case when fingerprint <> own.own_token then now() end from unnest(own.own_tokens) fingerprint
  on conflict on constraint shared_tokens_pkey do update set retired_at = excluded.retired_at;
  update private.site
  set content_version = greatest(content_version, own.own_version, finish_restore.live_version) + 1,
      changed_at = now(),
      pending_since = now(),
      by_hand = true, next_try_at = null, runner_until = null, hook_until = null, hook_error = null, hook_error_at = null
  where only_row;
  -- Unsent mails of the backup may have been sent since. An editor decides whether to send these mails again.
  update public.mail_outbox
  set state = 'unknown', lease_until = null,
      last_error = 'It was waiting when the backup was made; whether it was sent afterwards is not known.'
  where state in ('waiting', 'sending');

  for content in select * from private.content_tables() loop
    execute format('alter table %s enable trigger user', content.relation);
  end loop;
  delete from private.restores where true;
  update private.installation set restored = own.archive, restored_at = now() where only_row;
  return json_build_object('is_known', true, 'content_version', private.content_version());
end
$$;
select private.expose('finish_restore', 'service_role');
