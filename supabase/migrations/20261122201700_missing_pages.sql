-- Counts requests for addresses without a page. Stores nothing about the visitor. Only the site's functions may count,
-- because an attacker with the publishable key could fill the list with nonsense.

create table private.missing_page_counts (
  path text primary key constraint missing_page_counts_path_form check (path ~ '^/' and char_length(path) <= 200),
  times bigint not null default 1,
  first_on date not null default current_date,
  last_on date not null default current_date,
  is_ignored boolean not null default false
);
create index missing_page_counts_times_idx on private.missing_page_counts (times, last_on);
alter table private.missing_page_counts enable row level security;

-- Keeps the 5,000 most requested addresses and the given address. Skips locked rows.
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

-- Stores at most 1,000 new addresses a day, so that nonsense cannot replace real addresses.
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
select private.expose('count_missing_path', 'service_role');

-- Redirects that editors have set, at most 1,000. The list of missing pages shows each address with its target.

create table private.led_addresses (
  path text primary key
    constraint led_addresses_path_form check (path ~ '^/[^?#]*$' and path <> '/' and char_length(path) <= 200),
  target text not null
    constraint led_addresses_target_form check (target ~ '^/([^/]|$)' and target !~ '[[:cntrl:]\\]' and char_length(target) <= 300),
  led_by uuid,
  led_at timestamptz not null default now(),
  constraint led_addresses_leads_elsewhere check (path <> target)
);
alter table private.led_addresses enable row level security;

create function private.missing_pages_with_redirects()
returns table (path text, times bigint, first_on date, last_on date, leads_to text)
language sql stable set search_path = '' as $$
  select missed.path, missed.times, missed.first_on, missed.last_on, led.target
  from private.missing_page_counts as missed
  left join private.led_addresses as led on led.path = missed.path
  where not missed.is_ignored and not exists (
    select from public.blog_posts as post
    where '/blog/' || post.public_slug = missed.path and post.is_published and post.published_at <= now()
  )
$$;

-- Takes an address out of the list, or puts it back.
create function private.ignore_missing_path(path text, ignored boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.missing_page_counts as known set is_ignored = ignored where known.path = ignore_missing_path.path;
  perform private.note_action(case when ignored then 'address-ignored' else 'address-noticed' end, ignore_missing_path.path)
  where found;
end
$$;
select private.expose('ignore_missing_path', 'authenticated, service_role');

-- All counted addresses except ignored ones and published posts, as many as one answer holds: those with a redirect first to stay. The caller leaves out addresses that scanners probe on every site.
create function private.missing_paths() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select coalesce(json_agg(counted order by counted.times desc, counted.last_on desc, counted.path), '[]')
  from (
    select kept.* from json_to_recordset(private.in_one_answer(array(
      select row_to_json(counted) from private.missing_pages_with_redirects() as counted
      order by counted.leads_to is null, counted.times desc
    ))) as kept (path text, times bigint, first_on date, last_on date, leads_to text)
  ) as counted;
$$;
select private.expose('missing_paths', 'authenticated, service_role');

-- A null `target` removes the redirect. No chains: redirects to `path` go to `target` too, whose own is deleted.
create function private.lead_address(path text, target text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  if lead_address.target is null then
    delete from private.led_addresses as known where known.path = lead_address.path;
  else
    perform private.require_room(count(*), 1000) from private.led_addresses as known where known.path <> lead_address.path;
    insert into private.led_addresses as known (path, target, led_by)
    values (lead_address.path, lead_address.target, auth.uid())
    on conflict on constraint led_addresses_pkey
    do update set target = excluded.target, led_by = excluded.led_by, led_at = now();
    update private.led_addresses as known set target = lead_address.target
    where known.target = lead_address.path and known.path <> lead_address.target;
    delete from private.led_addresses as known where known.path = lead_address.target;
  end if;
  perform private.note_action('address-led', lead_address.path);
end
$$;
select private.expose('lead_address', 'authenticated, service_role');

-- Visitors may call this, because a request to the address reveals the target anyway.
create function private.led_address(path text) returns text
language sql stable security definer set search_path = '' as $$
  select known.target from private.led_addresses as known where known.path = led_address.path
$$;
select private.expose('led_address', 'anon, authenticated, service_role');
