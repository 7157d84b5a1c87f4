-- Reading everything for a backup, and restoring it into an empty product. Both need the secret key.
--
-- The catalogue lists the tables, so backups include new ones automatically. Exceptions are listed here with their
-- reasons. Each row is transferred as the text of one JSON object, so no program rounds its numbers. A digest of every
-- table, all from one moment, shows whether the pages of a backup fit together, and whether a restore is complete.

create function private.tables_left_out() returns table (name text, reason text)
language sql immutable set search_path = '' as $$
  values
    ('private.table_privileges', 'the migrations write it'),
    ('private.token_tries', 'wrong tries count for ten minutes, under names only the old secret can make'),
    ('private.enquiry_senders', 'senders count for an hour, under names only the old secret can make'),
    ('private.shared_sessions', 'sessions are not restored'),
    ('private.agreed_price', 'it is worth something for a day'),
    ('private.installation_check', 'it says whether a check of the installation is going on'),
    ('private.restore_pages', 'rows on their way back in'),
    ('private.bitcoin_key_counters', 'it does not know what was given out after the backup'),
    ('private.bitcoin_held_indexes', 'the processes that held one are gone'),
    ('private.content_feed', 'another database has another feed'),
    ('private.article_watchers', 'the sessions that had an article open are gone'),
    ('private.post_changes', 'builds that follow the feed of this database alone ask for it')
$$;

-- Lists the tables of a backup. A table comes after the tables that it refers to.
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

-- Returns the number of rows, and one digest of all rows that does not depend on their order.
create function private.table_digest(relation regclass, generated text[]) returns json
language plpgsql stable set search_path = '' set timezone = 'UTC' as $$
declare
  digest json;
begin
  execute format(
    'select json_build_object(
      ''rows'', count(*),
      ''digest'', encode(sha256(convert_to(coalesce(string_agg(line, '''' order by line collate "C"), ''''), ''UTF8'')), ''hex'')
    )
    from (
      select encode(sha256(convert_to((to_jsonb(t) - $1)::text, ''UTF8'')), ''hex'') as line from %s t
    ) lines',
    table_digest.relation
  ) into digest using table_digest.generated;
  return digest;
end
$$;

-- Lists the tables with the types of their columns.
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

-- Returns rows of a table after the given key, in the order of the key, and the key of the last row. The result is one JSON
-- value, because the API cuts lists after 1,000 rows.
create function private.backup_rows(table_name text, after jsonb, most_bytes integer) returns json
language plpgsql stable security definer
set search_path = '' set timezone = 'UTC' set statement_timeout = '60s' as $$
declare
  content record;
  keys text;
  page json;
begin
  select * into content from private.content_tables() known where known.name = backup_rows.table_name;
  if not found then
    raise exception 'There is no such table in a backup.' using errcode = 'invalid_parameter_value';
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
  ) into page using content.generated, backup_rows.after, backup_rows.most_bytes;
  return page;
end
$$;
select private.expose('backup_rows', 'service_role');

-- Returns the number of rows and the digest of every table, the positions of sequences, and the accounts of editors. All of
-- them are from the same moment, because a stable function does not see later writes.
create function private.backup_state() returns json
language plpgsql stable security definer set search_path = '' set statement_timeout = '120s' as $$
begin
  return json_build_object(
    'tables', (
      select json_object_agg(content.name, private.table_digest(content.relation, content.generated))
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
end
$$;
select private.expose('backup_state', 'service_role');

-- The rows of an unfinished restore, page by page, and the accounts that the restore creates.
create table private.restore_pages (
  restore uuid not null,
  table_name text not null,
  page integer not null,
  rows jsonb not null,
  primary key (restore, table_name, page)
);
alter table private.restore_pages enable row level security;

-- Lists the tables that contain data from use. A product that was never used has only its shared account, counts of
-- addresses that strangers have tried, and its row in private.site.
create function private.filled_tables() returns text[]
language plpgsql stable set search_path = '' as $$
declare
  content record;
  found_rows boolean;
  filled text[] := '{}';
begin
  for content in select * from private.content_tables() loop
    continue when content.name in (
      'private.site', 'private.retired_tokens', 'private.missing_page_counts', 'private.build_requests'
    );
    execute format(
      'select exists (select from %s%s)', content.relation,
      case when content.name = 'public.editors' then ' where not is_shared' else '' end
    ) into found_rows;
    if found_rows then
      filled := filled || content.name;
    end if;
  end loop;
  return filled;
end
$$;

-- Removes what unfinished restores have left: their pages, and the accounts that they have created. These accounts are
-- found by e-mail address. This is safe, because `open_restore` has checked that no account had one of these addresses
-- before the restore.
create function private.forget_restores() returns boolean
language plpgsql set search_path = '' as $$
declare
  unfinished jsonb[] := array(
    select rows from private.restore_pages where table_name = 'accounts' for update
  );
begin
  delete from auth.users account
  where lower(account.email) in (select jsonb_array_elements_text(emails) from unnest(unfinished) emails)
    and not exists (select from public.editors editor where editor.user_id = account.id);
  delete from private.restore_pages where true;
  return cardinality(unfinished) > 0;
end
$$;

-- Starts a restore, if the product is empty and no account has one of the given e-mail addresses. Returns the shared
-- account of the product, or null if it was not set up yet.
create function private.open_restore(restore uuid, emails text[]) returns json
language plpgsql security definer set search_path = '' as $$
declare
  filled text[];
  taken jsonb;
  shared uuid;
begin
  perform private.forget_restores();
  filled := private.filled_tables();
  taken := (
    select coalesce(jsonb_agg(lower(account.email)), '[]') from auth.users account
    where lower(account.email) = any (open_restore.emails)
  );
  shared := (select user_id from public.editors where is_shared order by added_at desc limit 1);
  if filled = '{}' and taken = '[]' and shared is not null then
    insert into private.restore_pages (restore, table_name, page, rows)
    values (open_restore.restore, 'accounts', 0, to_jsonb(open_restore.emails));
  end if;
  return json_build_object('filled', filled, 'taken', taken, 'shared', shared);
end
$$;
select private.expose('open_restore', 'service_role');

-- Returns the accounts that a restore has created so far, by e-mail address.
create function private.restore_accounts(restore uuid) returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_object_agg(lower(account.email), account.id), '{}')
  from private.restore_pages page
  cross join jsonb_array_elements_text(page.rows) email
  join auth.users account on lower(account.email) = email
  where page.restore = restore_accounts.restore and page.table_name = 'accounts'
$$;
select private.expose('restore_accounts', 'service_role');

-- Stages some rows, each as a text. If the page was staged before, it is replaced. Returns false if the restore no longer
-- exists.
create function private.stage_restore(restore uuid, table_name text, page integer, rows text[]) returns boolean
language plpgsql security definer set search_path = '' set statement_timeout = '60s' as $$
begin
  if not exists (select from private.restore_pages known where known.restore = stage_restore.restore) then
    return false;
  end if;
  insert into private.restore_pages (restore, table_name, page, rows)
  values (
    stage_restore.restore, stage_restore.table_name, stage_restore.page,
    (select coalesce(jsonb_agg(line::jsonb), '[]') from unnest(stage_restore.rows) line)
  )
  on conflict on constraint restore_pages_pkey do update set rows = excluded.rows;
  return true;
end
$$;
select private.expose('stage_restore', 'service_role');

-- Moves all staged rows into their tables, in one transaction. Triggers are disabled, because the rows already contain what
-- the triggers would set, such as authors and counts. Compares each table with its expected digest, and rolls everything
-- back if one differs. Then requests a build, with a content version that is higher than any version on the site.
create function private.finish_restore(restore uuid, expected jsonb, live_version bigint) returns json
language plpgsql security definer
set search_path = '' set timezone = 'UTC' set statement_timeout = '300s' as $$
declare
  content record;
  sequence record;
  own private.site;
  retired text[];
  filled text[];
  listed text;
begin
  -- A call that abandons the restore waits here until this function has ended.
  perform from private.restore_pages known
  where known.restore = finish_restore.restore and table_name = 'accounts' for update;
  if not found then
    return json_build_object('outcome', 'unknown');
  end if;
  for content in select * from private.content_tables() loop
    execute format('lock table %s in access exclusive mode', content.relation);
  end loop;
  filled := private.filled_tables();
  if filled <> '{}' then
    return json_build_object('outcome', 'filled', 'filled', filled);
  end if;
  select * into own from private.site where only_row;
  retired := array(select fingerprint from private.retired_tokens);

  for content in select * from private.content_tables() loop
    execute format('alter table %s disable trigger user', content.relation);
    execute format('delete from %s where true', content.relation);
  end loop;
  for content in select * from private.content_tables() loop
    listed := (
      select string_agg(format('%I', part), ', ' order by nth) from unnest(content.columns) with ordinality as c (part, nth)
    );
    execute format(
      'insert into %s (%s) overriding system value
      select %s from private.restore_pages page
      cross join lateral jsonb_populate_recordset(null::%s, page.rows)
      where page.restore = $1 and page.table_name = $2',
      content.relation, listed, listed, content.relation
    ) using finish_restore.restore, content.name;
    if private.table_digest(content.relation, content.generated)::jsonb <> expected -> 'tables' -> content.name
      or not expected -> 'tables' ? content.name
    then
      raise exception 'restore-differs' using errcode = 'PT409', detail = content.name;
    end if;
  end loop;
  for sequence in
    select format('%I.%I', schemaname, sequencename)::regclass as known, (expected -> 'sequences' ->> (schemaname || '.' || sequencename))::bigint as reached
    from pg_catalog.pg_sequences where schemaname in ('public', 'private')
  loop
    if sequence.reached is not null then
      perform setval(sequence.known, sequence.reached);
    end if;
  end loop;

  -- No retired token may become valid again, neither a token of this product nor, if it differs, the token of the archive.
  insert into private.retired_tokens (fingerprint)
  select fingerprint from unnest(retired) fingerprint
  union select token_fingerprint from private.site where token_fingerprint is not null and own.token_fingerprint is not null
  on conflict do nothing;
  delete from private.retired_tokens where fingerprint = own.token_fingerprint;
  update private.site
  set content_version = greatest(content_version, own.content_version, finish_restore.live_version) + 1,
      changed_at = now(),
      pending_since = now(),
      restored_at = now(),
      by_hand = true, next_try_at = null, runner_until = null, hook_until = null, hook_error = null, hook_error_at = null,
      -- The token of the existing product stays in use.
      token_fingerprint = coalesce(own.token_fingerprint, token_fingerprint)
  where only_row;
  -- These mails may have been sent after the backup was made, so an editor decides whether to send them again.
  update public.mail_outbox
  set state = 'unknown', lease_until = null,
      last_error = 'It was waiting when the backup was made; whether it was sent afterwards is not known.'
  where state in ('waiting', 'sending');

  for content in select * from private.content_tables() loop
    execute format('alter table %s enable trigger user', content.relation);
  end loop;
  delete from private.restore_pages where true;
  return json_build_object('outcome', 'restored', 'content_version', private.content_version());
end
$$;
select private.expose('finish_restore', 'service_role');

-- Abandons a restore, and removes the accounts that it has created. Returns false if the restore has already ended.
create function private.abandon_restore(restore uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform from private.restore_pages known
  where known.restore = abandon_restore.restore and table_name = 'accounts' for update;
  return found and private.forget_restores();
end
$$;
select private.expose('abandon_restore', 'service_role');
