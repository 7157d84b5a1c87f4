-- Addresses without a page are counted: which, how often, and on which days first and last. Nothing is kept about who
-- asked. Anyone may count, since visitors are who loses their way; editors read the list. It stays at 5,000 addresses:
-- the least asked for and, among those, the longest ago, go first.

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

create function private.count_missing_path(path text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  is_new boolean;
begin
  if not coalesce(count_missing_path.path ~ '^/' and char_length(count_missing_path.path) <= 200, false) then
    raise exception 'A path of at most 200 characters is needed.' using errcode = 'invalid_parameter_value';
  end if;
  insert into private.missing_page_counts as known (path) values (count_missing_path.path)
  on conflict on constraint missing_page_counts_pkey
  do update set times = known.times + 1, last_on = current_date
  returning known.times = 1 into is_new;
  if is_new then
    perform private.forget_rare_missing_pages(count_missing_path.path);
  end if;
end
$$;
grant execute on function private.count_missing_path(text) to anon, authenticated, service_role;

create function public.count_missing_path(path text) returns void
language sql set search_path = '' as 'select private.count_missing_path(path)';
grant execute on function public.count_missing_path(text) to anon, authenticated, service_role;

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
grant execute on function private.missing_paths() to authenticated, service_role;

-- The 500 addresses most asked for that have no page: path, times, first_on, last_on.
create function public.missing_paths() returns json
language sql stable set search_path = '' as 'select private.missing_paths()';
grant execute on function public.missing_paths() to authenticated, service_role;
