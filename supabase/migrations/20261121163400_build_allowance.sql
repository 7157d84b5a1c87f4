-- Every build that is asked for is remembered for a year: how long builds usually take, and how many of the month's are
-- left. Where few are left, changes that no person made (by a schedule, from the news) wait for the next build somebody asks
-- for, for a day at most; where none is left, until the next month. What a person publishes never waits for that.

create table private.build_requests (
  id bigint generated always as identity primary key,
  version bigint not null,
  asked_at timestamptz not null default clock_timestamp(),
  built_at timestamptz
);
create index build_requests_asked_idx on private.build_requests (asked_at);
alter table private.build_requests enable row level security;
revoke all on private.build_requests from public, anon, authenticated, service_role;

-- Whether a person made one of the changes that are pending.
alter table private.site add column by_hand boolean not null default false;

create or replace function private.count_visible_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  visible boolean;
begin
  case tg_op
    when 'INSERT' then
      select exists (select from new_posts where is_published) into visible;
    when 'DELETE' then
      select exists (select from old_posts where is_published) into visible;
    else
      select exists (
        select from new_posts join old_posts using (id)
        where new_posts.revision <> old_posts.revision and (new_posts.is_published or old_posts.is_published)
      ) into visible;
  end case;
  if visible then
    update private.site
    set content_version = content_version + 1,
        changed_at = now(),
        pending_since = coalesce(pending_since, now()),
        by_hand = by_hand or auth.uid() is not null;
  end if;
  return null;
end
$$;

create function private.builds_asked_this_month() returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.build_requests
  where asked_at >= date_trunc('month', clock_timestamp() at time zone 'UTC') at time zone 'UTC'
$$;

-- Until when a change that no person made waits, to spare builds; null where it need not.
create function private.held_until(site private.site, builds_per_month integer, spare_below integer)
returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when site.by_hand or builds_per_month is null then null
    when builds_per_month <= asked then
      (date_trunc('month', clock_timestamp() at time zone 'UTC') + interval '1 month') at time zone 'UTC'
    when builds_per_month - asked < spare_below then site.asked_at + interval '24 hours'
  end
  from private.builds_asked_this_month() as asked
$$;

-- When the pending change is brought to the build host.
create function private.rebuild_due(site private.site, times jsonb) returns timestamptz
language sql stable set search_path = '' as $$
  select greatest(
    least(
      site.changed_at + make_interval(secs => (times ->> 'quiet_seconds')::double precision),
      site.pending_since + make_interval(secs => (times ->> 'longest_wait_seconds')::double precision)
    ),
    site.next_try_at,
    site.hook_until,
    private.held_until(site, (times ->> 'builds_per_month')::integer, (times ->> 'spare_below')::integer)
  )
$$;

drop function public.claim_rebuild(numeric, numeric);
drop function private.claim_rebuild(numeric, numeric);

create function private.claim_rebuild(times jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  milliseconds bigint;
begin
  perform private.require_editor();
  select * into site from private.site for update;
  if site.pending_since is null then
    return json_build_object('state', 'nothing');
  end if;
  milliseconds := ceil(extract(epoch from private.rebuild_due(site, times) - clock_timestamp()) * 1000);
  if milliseconds > 0 then
    return json_build_object('state', 'wait', 'milliseconds', milliseconds);
  end if;
  update private.site set hook_until = clock_timestamp() + interval '60 seconds';
  return json_build_object('state', 'claimed', 'version', site.content_version);
end
$$;

create or replace function private.confirm_rebuild(version bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.site
  set asked_version = greatest(asked_version, version),
      asked_at = clock_timestamp(),
      -- A change that came after the claim is still waiting, since it came.
      pending_since = case when content_version > version and pending_since is not null then changed_at end,
      by_hand = content_version > version and pending_since is not null and by_hand,
      runner_until = null,
      hook_until = null,
      next_try_at = null,
      hook_error = null,
      hook_error_at = null;
  insert into private.build_requests (version) values (confirm_rebuild.version);
  delete from private.build_requests where asked_at < clock_timestamp() - interval '1 year';
end
$$;

create or replace function private.record_build(version bigint, ok boolean, error text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if ok then
    update private.site
    set built_at = case when version >= built_version then clock_timestamp() else built_at end,
        built_version = greatest(built_version, version),
        pending_since = case when content_version > version then pending_since end,
        by_hand = content_version > version and by_hand,
        failed_version = case when failed_version > version then failed_version end,
        build_error = case when failed_version > version then build_error end,
        build_error_at = case when failed_version > version then build_error_at end,
        hook_error = case when content_version > version then hook_error end,
        hook_error_at = case when content_version > version then hook_error_at end;
    -- The build is the one asked for last; the host leaves out those queued before it.
    update private.build_requests set built_at = clock_timestamp()
    where built_at is null and id = (
      select asked.id from private.build_requests as asked
      where asked.version <= record_build.version
      order by asked.id desc limit 1
    );
  else
    -- News of an old build that failed, after a newer one succeeded, is no news.
    update private.site
    set failed_version = version, build_error = left(error, 500), build_error_at = clock_timestamp()
    where version >= built_version;
  end if;
end
$$;

create or replace function private.renew_rebuild(after_seconds numeric) returns boolean
language sql security definer set search_path = '' as $$
  with renewed as (
    update private.site
    -- It was asked for already, so it is not held back now.
    set pending_since = clock_timestamp(), by_hand = true
    where pending_since is null
      and asked_version > built_version
      and (failed_version is null or failed_version < asked_version)
      and asked_at < clock_timestamp() - make_interval(secs => after_seconds::double precision)
    returning true
  )
  select exists (select from renewed)
$$;

-- What is to be expected: in how many seconds the pending change is brought to the host (null where none is), whether
-- that is late to spare builds, how long builds usually take, and how many were asked for this month.
create function private.rebuild_outlook(times jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select json_build_object(
      'due_in', case when site.pending_since is not null then greatest(
        0, ceil(extract(epoch from private.rebuild_due(site, times) - clock_timestamp()))
      ) end,
      'is_held', site.pending_since is not null and coalesce(
        private.held_until(site, (times ->> 'builds_per_month')::integer, (times ->> 'spare_below')::integer)
          > clock_timestamp(), false
      ),
      'usual_build_seconds', (
        select ceil(percentile_cont(0.5) within group (order by extract(epoch from built_at - asked_at)))
        from (
          select built_at, asked_at from private.build_requests
          where built_at is not null order by id desc limit 10
        ) as latest
      ),
      'builds_asked', private.builds_asked_this_month()
    )
    from private.site as site
  );
end
$$;

create function public.claim_rebuild(times jsonb) returns json
language sql set search_path = '' as 'select private.claim_rebuild(times)';

create function public.rebuild_outlook(times jsonb) returns json
language sql stable set search_path = '' as 'select private.rebuild_outlook(times)';

grant execute on function
  private.claim_rebuild(jsonb), public.claim_rebuild(jsonb),
  private.rebuild_outlook(jsonb), public.rebuild_outlook(jsonb)
to authenticated, service_role;
