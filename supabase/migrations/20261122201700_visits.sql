-- What visits leave behind, and nothing of who made them: addresses without a page, and the last Bitcoin price.
--
-- Addresses without a page are counted: which, how often, and on which days first and last. Nothing is kept about who
-- asked. The site's functions count, with the secret key: with the publishable key anybody could fill the list, until it held
-- nothing true. Editors read it. It stays at 5,000 addresses: the least asked for and, among those, the longest ago, go first.

create table private.missing_page_counts (
  path text primary key constraint missing_page_counts_path_form check (path ~ '^/' and char_length(path) <= 200),
  times bigint not null default 1,
  first_on date not null default current_date,
  last_on date not null default current_date
);
create index missing_page_counts_times_idx on private.missing_page_counts (times, last_on);
alter table private.missing_page_counts enable row level security;
revoke all on private.missing_page_counts from public, anon, authenticated, service_role;

-- Makes room for what has just been counted. Rows in use by somebody else are left for the next time.
create function private.forget_rare_missing_pages(except_path text) returns void
language sql set search_path = '' as $$
  delete from private.missing_page_counts
  where path in (
    select path from private.missing_page_counts
    where path <> except_path
    order by times, last_on
    limit greatest(0, (select count(*) from private.missing_page_counts) - 5000)
    for update skip locked
  )
$$;

-- A day brings 1,000 new addresses at most: whoever asks for nonsense pushes nobody's out. The addresses at which a check of
-- the installation expects no page are none that a visitor missed.
create function private.count_missing_path(path text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not coalesce(count_missing_path.path ~ '^/' and char_length(count_missing_path.path) <= 200, false) then
    raise exception 'A path of at most 200 characters is needed.' using errcode = 'invalid_parameter_value';
  end if;
  if count_missing_path.path like '%/installation-check-%' then
    return;
  end if;
  update private.missing_page_counts known set times = known.times + 1, last_on = current_date
  where known.path = count_missing_path.path;
  if found or (select count(*) from private.missing_page_counts where first_on = current_date) >= 1000 then
    return;
  end if;
  insert into private.missing_page_counts as known (path) values (count_missing_path.path)
  on conflict on constraint missing_page_counts_pkey
  do update set times = known.times + 1, last_on = current_date;
  perform private.forget_rare_missing_pages(count_missing_path.path);
end
$$;

create function public.count_missing_path(path text) returns void
language sql set search_path = '' as 'select private.count_missing_path(path)';
grant execute on function private.count_missing_path(text), public.count_missing_path(text) to service_role;

create function private.missing_paths() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(counted order by times desc, last_on desc, path), '[]')
    from (
      select path, times, first_on, last_on from private.missing_page_counts
      order by times desc, last_on desc, path
      limit 500
    ) counted
  );
end
$$;

-- The 500 addresses most asked for that have no page: path, times, first_on, last_on.
create function public.missing_paths() returns json
language sql stable set search_path = '' as 'select private.missing_paths()';
grant execute on function private.missing_paths(), public.missing_paths() to authenticated, service_role;

-- The last Bitcoin price on which two sources agreed outlives the process that saw it: a new process measures a source that stands
-- alone by it. One row, written by the server with the secret key, every five minutes at most; after a day it measures nothing.
create table private.agreed_price (
  only_row boolean primary key default true check (only_row),
  eur_cents bigint not null check (eur_cents > 0),
  usd_cents bigint not null check (usd_cents > 0),
  agreed_at timestamptz not null default clock_timestamp()
);
alter table private.agreed_price enable row level security;
revoke all on private.agreed_price from public, anon, authenticated, service_role;

create function private.note_agreed_price(eur_cents bigint, usd_cents bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.agreed_price as kept (eur_cents, usd_cents)
  values (note_agreed_price.eur_cents, note_agreed_price.usd_cents)
  on conflict (only_row) do update
    set eur_cents = excluded.eur_cents, usd_cents = excluded.usd_cents, agreed_at = excluded.agreed_at
    where kept.agreed_at < clock_timestamp() - interval '5 minutes'
$$;

create function public.note_agreed_price(eur_cents bigint, usd_cents bigint) returns void
language sql set search_path = '' as 'select private.note_agreed_price(eur_cents, usd_cents)';
grant execute on function
  private.note_agreed_price(bigint, bigint), public.note_agreed_price(bigint, bigint)
to service_role;

-- Null where there is none of the last day.
create function private.last_agreed_price() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('eur_cents', eur_cents, 'usd_cents', usd_cents)
  from private.agreed_price
  where agreed_at > clock_timestamp() - interval '1 day'
$$;

create function public.last_agreed_price() returns json
language sql stable set search_path = '' as 'select private.last_agreed_price()';
grant execute on function private.last_agreed_price(), public.last_agreed_price() to service_role;
