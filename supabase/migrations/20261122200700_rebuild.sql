-- The database counts changes of what visitors can see. The same transaction marks a rebuild of the site as pending, so
-- no published change is ever left without one. Changes of drafts count for nothing.
--
-- A pending rebuild is brought to the build host after a publication, or by the schedule: ask, wait for the quiet time,
-- claim, call the hook, confirm or fail. Leases keep two from doing it at once and run out ten seconds after a runner was
-- to be heard of, so one that died holds nothing up: the next publication, or an editor who looks, goes on. How a build ended is reported afterwards by the host. The queue is changed only by what runs
-- without a person: what an editor's session may do is read it. No number given to it can stop publishing or make the site
-- build for ever: a version is at most the newest one there is, and a failed hook is tried again within the hour.
--
-- Every build that is asked for is remembered for a year: how long builds usually take, and how many of the month's are
-- left. Where few are left, changes that no person made (by a schedule, from the news) wait for the next build somebody asks
-- for, for a day at most; where none is left, until the next month. What a person publishes never waits for that.
--
-- A build that was asked for and not seen is looked for on the site itself, since the host may forget to say how a deploy
-- ended. Where the site answers without the version, it is asked for again, twice at most for one version and within the
-- month's allowance; after that it has failed. Where the site cannot be read, another build would change nothing: then none
-- is asked for, and after an hour it has failed too.

create table private.site (
  only_row boolean primary key default true constraint site_has_one_row check (only_row),
  content_version bigint not null default 0,
  changed_at timestamptz,
  pending_since timestamptz,
  -- What the build host was asked for, and what it is known to have built.
  asked_version bigint not null default 0,
  asked_at timestamptz,
  built_version bigint not null default 0,
  built_at timestamptz,
  failed_version bigint,
  build_error text,
  build_error_at timestamptz,
  hook_error text,
  hook_error_at timestamptz,
  next_try_at timestamptz,
  -- Leases: who waits for the quiet time, and who is calling the hook.
  runner_until timestamptz,
  hook_until timestamptz,
  -- Of the token that opened today's shared sessions; see `end_shared_sessions`.
  token_fingerprint text,
  -- Up to when publication dates that came have been counted.
  dates_counted_until timestamptz not null default now(),
  -- Whether a person made one of the changes that are pending.
  by_hand boolean not null default false,
  -- What the renewals are counted for, and how many there were.
  renewed_version bigint,
  renewals integer not null default 0,
  -- Why `failed_version` failed, where it was not the build.
  failure text constraint site_failure_known check (failure in ('build-never-came', 'site-unreadable'))
);
alter table private.site enable row level security;
revoke all on private.site from public, anon, authenticated, service_role;
insert into private.site default values;

create function private.content_version() returns bigint
language sql stable security definer set search_path = '' as 'select content_version from private.site';
grant execute on function private.content_version() to anon, authenticated, service_role;

-- Once per statement, however many rows it changes: one publication of four languages is one change.
create function private.count_visible_change() returns trigger
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
        by_hand = by_hand or auth.uid() is not null
    where only_row;
  end if;
  return null;
end
$$;

create trigger count_new_posts after insert on public.blog_posts
  referencing new table as new_posts
  for each statement execute function private.count_visible_change();
create trigger count_changed_posts after update on public.blog_posts
  referencing old table as old_posts new table as new_posts
  for each statement execute function private.count_visible_change();
create trigger count_deleted_posts after delete on public.blog_posts
  referencing old table as old_posts
  for each statement execute function private.count_visible_change();

-- All posts the caller may read as a visitor, with the version they belong to. One value: a list of rows would be cut
-- at 1,000. One statement: list and version are of the same moment.
create function public.published_posts_index() returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'content_version', private.content_version(),
    'posts', coalesce(json_agg(json_build_array(id, revision) order by id), '[]'::json)
  )
  from public.blog_posts
  where is_published and published_at <= now()
$$;
grant execute on function public.published_posts_index() to anon, authenticated, service_role;

create table private.build_requests (
  id bigint generated always as identity primary key,
  version bigint not null,
  asked_at timestamptz not null default clock_timestamp(),
  built_at timestamptz
);
create index build_requests_asked_idx on private.build_requests (asked_at);
alter table private.build_requests enable row level security;
revoke all on private.build_requests from public, anon, authenticated, service_role;

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

create function private.rebuild_state() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select json_build_object(
      'content_version', content_version,
      'asked_version', asked_version,
      'asked_at', asked_at,
      'built_version', built_version,
      'built_at', built_at,
      'pending_since', pending_since,
      'changed_at', changed_at,
      'last_error', coalesce(hook_error, build_error),
      'last_error_at', case when hook_error is null then build_error_at else hook_error_at end,
      'failed_version', failed_version,
      'failure', failure
    )
    from private.site
  );
end
$$;

create function public.rebuild_state() returns json
language sql stable set search_path = '' as 'select private.rebuild_state()';
grant execute on function private.rebuild_state(), public.rebuild_state() to authenticated, service_role;

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

create function public.rebuild_outlook(times jsonb) returns json
language sql stable set search_path = '' as 'select private.rebuild_outlook(times)';
grant execute on function private.rebuild_outlook(jsonb), public.rebuild_outlook(jsonb) to authenticated, service_role;

create function private.ask_for_rebuild() returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  waiting boolean;
  run boolean;
begin
  perform private.require_editor();
  select * into site from private.site for update;
  waiting := site.pending_since is not null and coalesce(site.runner_until > clock_timestamp(), false);
  run := site.pending_since is not null and not waiting;
  if run then
    update private.site set runner_until = clock_timestamp() + interval '10 seconds' where only_row;
  end if;
  return json_build_object(
    'rebuild', case when waiting then 'waiting' else 'requested' end,
    'run', run,
    'content_version', site.content_version
  );
end
$$;

create function public.ask_for_rebuild() returns json
language sql set search_path = '' as 'select private.ask_for_rebuild()';
grant execute on function private.ask_for_rebuild(), public.ask_for_rebuild() to service_role;

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
    -- The runner is heard of again when the time has come; one that will not wait so long must not be waited for.
    update private.site
    set runner_until = clock_timestamp() + make_interval(secs => least(milliseconds, 20000) / 1000.0 + 10)
    where only_row and runner_until is not null;
    return json_build_object('state', 'wait', 'milliseconds', milliseconds);
  end if;
  update private.site
  set runner_until = case when runner_until is not null then clock_timestamp() + interval '60 seconds' end,
      hook_until = clock_timestamp() + interval '60 seconds'
  where only_row;
  return json_build_object('state', 'claimed', 'version', site.content_version);
end
$$;

create function public.claim_rebuild(times jsonb) returns json
language sql set search_path = '' as 'select private.claim_rebuild(times)';
grant execute on function private.claim_rebuild(jsonb), public.claim_rebuild(jsonb) to service_role;

create function private.confirm_rebuild(version bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked bigint := greatest(0, least(confirm_rebuild.version, private.content_version()));
begin
  perform private.require_editor();
  update private.site
  set asked_version = greatest(asked_version, asked),
      asked_at = clock_timestamp(),
      -- A change that came after the claim is still waiting, since it came.
      pending_since = case when content_version > asked and pending_since is not null then changed_at end,
      by_hand = content_version > asked and pending_since is not null and by_hand,
      runner_until = null,
      hook_until = null,
      next_try_at = null,
      hook_error = null,
      hook_error_at = null
  where only_row;
  insert into private.build_requests (version) values (asked);
  delete from private.build_requests where asked_at < clock_timestamp() - interval '1 year';
end
$$;

create function public.confirm_rebuild(version bigint) returns void
language sql set search_path = '' as 'select private.confirm_rebuild(version)';
grant execute on function private.confirm_rebuild(bigint), public.confirm_rebuild(bigint) to service_role;

create function private.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.site
  -- Still pending, unless somebody else brought it there meanwhile.
  set hook_error = left(error, 500),
      hook_error_at = clock_timestamp(),
      next_try_at = clock_timestamp()
        + make_interval(secs => greatest(0, least(coalesce(retry_seconds, 0), 3600))::double precision),
      runner_until = null,
      hook_until = null
  where only_row;
end
$$;

create function public.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
language sql set search_path = '' as 'select private.fail_rebuild(version, error, retry_seconds)';
grant execute on function
  private.fail_rebuild(bigint, text, numeric), public.fail_rebuild(bigint, text, numeric)
to service_role;

create function private.record_build(version bigint, ok boolean, error text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  known bigint := greatest(0, least(record_build.version, private.content_version()));
begin
  if ok then
    update private.site
    set built_at = case when known >= built_version then clock_timestamp() else built_at end,
        built_version = greatest(built_version, known),
        pending_since = case when content_version > known then pending_since end,
        by_hand = content_version > known and by_hand,
        failed_version = case when failed_version > known then failed_version end,
        failure = case when failed_version > known then failure end,
        build_error = case when failed_version > known then build_error end,
        build_error_at = case when failed_version > known then build_error_at end,
        hook_error = case when content_version > known then hook_error end,
        hook_error_at = case when content_version > known then hook_error_at end
    where only_row;
    -- The build is the one asked for last; the host leaves out those queued before it.
    update private.build_requests set built_at = clock_timestamp()
    where built_at is null and id = (
      select asked.id from private.build_requests as asked
      where asked.version <= known
      order by asked.id desc limit 1
    );
  else
    -- What the site shows already has not failed: then it was a build of something else, such as new code.
    update private.site
    set failed_version = known, failure = null, build_error = left(error, 500), build_error_at = clock_timestamp()
    where only_row and known > built_version;
  end if;
end
$$;

create function public.record_build(version bigint, ok boolean, error text) returns void
language sql set search_path = '' as 'select private.record_build(version, ok, error)';
grant execute on function
  private.record_build(bigint, boolean, text), public.record_build(bigint, boolean, text)
to service_role;

-- Looks after a build that was asked for and not seen for so long: `live_version` is what the site itself says it contains,
-- null where it cannot be read. Answers what came of it.
create function private.watch_rebuild(live_version bigint, lost_after_seconds numeric) returns text
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  waited interval;
  renewed integer;
begin
  perform private.require_editor();
  select * into site from private.site where only_row for update;
  if live_version > site.built_version then
    perform private.record_build(live_version, true, null);
    select * into site from private.site where only_row;
  end if;
  waited := clock_timestamp() - site.asked_at;
  if site.asked_version <= site.built_version then
    return 'seen';
  elsif site.pending_since is not null or site.failed_version >= site.asked_version
    or waited < make_interval(secs => lost_after_seconds::double precision)
  then
    return 'left';
  end if;
  renewed := case when site.renewed_version = site.asked_version then site.renewals else 0 end;
  if live_version is null and waited < make_interval(secs => 4 * lost_after_seconds::double precision) then
    return 'left';
  elsif live_version is null or renewed >= 2 then
    update private.site
    set failed_version = asked_version, build_error = null, build_error_at = clock_timestamp(),
        failure = case when live_version is null then 'site-unreadable' else 'build-never-came' end
    where only_row;
    return 'failed';
  end if;
  -- Asked for by nobody's hand: it is held to the allowance.
  update private.site
  set pending_since = clock_timestamp(), by_hand = false, renewed_version = asked_version, renewals = renewed + 1
  where only_row;
  return 'renewed';
end
$$;

create function public.watch_rebuild(live_version bigint, lost_after_seconds numeric) returns text
language sql set search_path = '' as 'select private.watch_rebuild(live_version, lost_after_seconds)';
grant execute on function private.watch_rebuild(bigint, numeric), public.watch_rebuild(bigint, numeric) to service_role;
