-- Every change that visitors can see leads to a build.
-- The transaction of a visible change also marks a rebuild as pending. The server function that made the change, or
-- later the schedule, is the runner. The runner waits until changes have stopped for some seconds (the quiet period),
-- claims the rebuild, calls the host's hook and reports the result. A lease prevents two runners at once. The plan
-- allows a number of builds in 31 days. If few are left, automatic changes wait until 24 hours after the last
-- request. If none is left, they wait until enough requests are 31 days old. A change by a person ends either wait.

create table private.site (
  only_row boolean primary key default true constraint site_has_one_row check (only_row),
  content_version bigint not null default 0,
  changed_at timestamptz,
  pending_since timestamptz,
  -- `asked_version`: last requested from the build host. `built_version`: last known to be built.
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
  -- The leases of the process that waits for the quiet period and of the process that calls the hook.
  runner_until timestamptz,
  hook_until timestamptz,
  -- Publication dates and notice days up to this time have been counted as visible changes. Later ones have not.
  dates_counted_until timestamptz not null default now(),
  -- Whether a person made one of the pending changes.
  by_hand boolean not null default false,
  -- The version that the schedule has requested again, and how often.
  renewed_version bigint,
  renewals integer not null default 0,
  -- Why `failed_version` is not online although no build failed.
  failure text constraint site_failure_known check (failure in ('build-never-came', 'site-unreadable', 'older-published'))
);
alter table private.site enable row level security;
insert into private.site default values;

create function private.content_version() returns bigint
language sql stable security definer set search_path = '' as 'select content_version from private.site';
grant execute on function private.content_version() to anon, authenticated, service_role;

-- Gives the content a new version, and marks a rebuild as pending. Returns the version.
create function private.count_change() returns bigint
language sql security definer set search_path = '' as $$
  update private.site
  set content_version = content_version + 1,
      changed_at = now(),
      pending_since = coalesce(pending_since, now()),
      by_hand = by_hand or auth.uid() is not null
  where only_row
  returning content_version
$$;

-- One statement counts as one change, even if it publishes four languages. `online` and `gone` are the slugs that the
-- site must show and drop. `changed` are the ids of all changed posts that visitors could or can read. The chapter
-- `content_feed` explains both tables.
create function private.count_visible_change(online text[], gone text[], changed uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  counted bigint;
begin
  if coalesce(cardinality(changed), 0) = 0 then
    return;
  end if;
  counted := private.count_change();
  insert into private.posts_on_their_way as known (slug, version, becomes)
  select slug, counted, becomes
  from (
    select unnest(online) as slug, 'online' as becomes
    union all
    select unnest(gone), 'gone'
  ) as pages
  on conflict on constraint posts_on_their_way_pkey
  do update set version = excluded.version, becomes = excluded.becomes, since = excluded.since;
  insert into private.post_changes as known (post_id, version)
  select post_id, counted from unnest(changed) as posts (post_id)
  on conflict on constraint post_changes_pkey do update set version = excluded.version;
end
$$;

create table private.build_requests (
  id bigint generated always as identity primary key,
  version bigint not null,
  asked_at timestamptz not null default clock_timestamp(),
  built_at timestamptz
);
create index build_requests_asked_idx on private.build_requests (asked_at);
alter table private.build_requests enable row level security;

-- The site does not know when the host's billing cycle begins, so the plan's limit applies to any period of 31 days.
create function private.builds_asked_this_month() returns bigint
language sql stable set search_path = '' as $$
  select count(*) from private.build_requests where asked_at > clock_timestamp() - interval '31 days'
$$;

-- Returns until when the plan's monthly limit delays a build. Returns null if nothing delays it, or an editor asked.
create function private.held_until(site private.site, builds_per_month integer, spare_below integer)
returns timestamptz
language sql stable set search_path = '' as $$
  select case
    when site.by_hand or builds_per_month is null then null
    when builds_per_month <= asked then coalesce(
      (
        select asked_at + interval '31 days' from private.build_requests
        order by asked_at desc offset greatest(builds_per_month, 1) - 1 limit 1
      ),
      clock_timestamp() + interval '31 days'
    )
    when builds_per_month - asked < spare_below then site.asked_at + interval '24 hours'
  end
  from private.builds_asked_this_month() as asked
$$;

-- Returns when the pending rebuild may begin: after the quiet period or the maximum wait, and not before the next
-- retry, the end of a hook call or the end of a wait that saves builds.
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
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
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
  from private.site;
$$;
select private.expose('rebuild_state', 'authenticated, service_role');

-- Returns the seconds until the pending change is sent to the host (null without one), whether the change waits to
-- save builds, the usual seconds of a build, and the number of builds requested in the last 31 days.
create function private.rebuild_outlook(times jsonb) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select json_build_object(
    'due_in', case
      when site.pending_since is null then null
      when site.hook_until > clock_timestamp() then 0
      else greatest(0, ceil(extract(epoch from private.rebuild_due(site, times) - clock_timestamp())))
    end,
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
  from private.site as site;
$$;
select private.expose('rebuild_outlook', 'authenticated, service_role');

-- A caller that gets `run` becomes the runner. `waiting`: another runner is at work.
create function private.ask_for_rebuild() returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  waiting boolean;
  run boolean;
begin
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
select private.expose('ask_for_rebuild', 'service_role');

-- Tells the runner to call again later (`wait`), to call the hook for a version (`claimed`), or to stop (`nothing`).
create function private.claim_rebuild(times jsonb) returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  milliseconds bigint;
begin
  select * into site from private.site for update;
  if site.pending_since is null then
    return json_build_object('state', 'nothing');
  end if;
  milliseconds := ceil(extract(epoch from private.rebuild_due(site, times) - clock_timestamp()) * 1000);
  if milliseconds > 0 then
    -- The runner calls again after the wait. The lease is short, so that another runner soon continues after a crash.
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
select private.expose('claim_rebuild', 'service_role');

-- Records that the host accepted the request to build this version.
create function private.confirm_rebuild(version bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  asked bigint := greatest(0, least(confirm_rebuild.version, private.content_version()));
begin
  update private.site
  set asked_version = greatest(asked_version, asked),
      asked_at = clock_timestamp(),
      -- Changes made after the claim stay pending. Their waiting time starts with the latest of them.
      pending_since = case when content_version > asked and pending_since is not null then changed_at end,
      by_hand = content_version > asked and by_hand,
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
select private.expose('confirm_rebuild', 'service_role');

-- Records that the call of the hook failed, and when the next call may begin.
create function private.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
language sql security definer set search_path = '' as $$
  update private.site
  -- `pending_since` does not change, so the change stays pending after the failed call.
  set hook_error = left(error, 500),
      hook_error_at = clock_timestamp(),
      next_try_at = clock_timestamp()
        + make_interval(secs => greatest(0, least(coalesce(retry_seconds, 0), 3600))::double precision),
      runner_until = null,
      hook_until = null
  where only_row;
$$;
select private.expose('fail_rebuild', 'service_role');

-- Records that a build of this version is online, or has failed.
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
    -- The host skips older requests in its queue, so the build belongs to the latest request.
    update private.build_requests set built_at = clock_timestamp()
    where built_at is null and id = (
      select asked.id from private.build_requests as asked
      where asked.version <= known
      order by asked.id desc limit 1
    );
  else
    -- Ignores a failed deploy if the site already shows this version: that deploy had another cause, such as code.
    update private.site
    set failed_version = known, failure = null, build_error = left(error, 500), build_error_at = clock_timestamp()
    where only_row and known > built_version;
  end if;
end
$$;
select private.expose('record_build', 'service_role');

-- Whether the requested build should have reported by now.
create function private.is_build_missing(site private.site, lost_after_seconds numeric) returns boolean
language sql stable set search_path = '' as $$
  select coalesce(
    site.pending_since is null and site.asked_version > site.built_version
      and coalesce(site.failed_version < site.asked_version, true)
      and site.asked_at < clock_timestamp() - make_interval(secs => lost_after_seconds::double precision),
    false
  )
$$;

-- Checks a requested build that has not reported in time. `live_version` is null if the site does not answer. Returns
-- `seen` (the build is online), `left` (too early to judge), `renewed` (requested again) or `failed`.
create function private.watch_rebuild(live_version bigint, lost_after_seconds numeric) returns text
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  waited interval;
  renewed integer;
begin
  select * into site from private.site where only_row for update;
  if live_version > site.built_version then
    perform private.record_build(live_version, true, null);
    select * into site from private.site where only_row;
  end if;
  waited := clock_timestamp() - site.asked_at;
  if site.asked_version <= site.built_version then
    return 'seen';
  elsif not private.is_build_missing(site, lost_after_seconds) then
    return 'left';
  end if;
  renewed := case when site.renewed_version = site.asked_version then site.renewals else 0 end;
  if live_version is null and waited < make_interval(secs => 4 * lost_after_seconds::double precision) then
    return 'left';
  elsif live_version is null or live_version < site.built_version or renewed >= 2 then
    -- Another build cannot help: the site does not answer, shows an older deploy, or has ignored two repeated builds.
    update private.site
    set failed_version = asked_version, build_error = null, build_error_at = clock_timestamp(),
        failure = case
          when live_version is null then 'site-unreadable'
          when live_version < built_version then 'older-published'
          else 'build-never-came'
        end
    where only_row;
    return 'failed';
  end if;
  -- The schedule makes this request, not a person.
  update private.site
  set pending_since = clock_timestamp(), by_hand = false, renewed_version = asked_version, renewals = renewed + 1
  where only_row;
  return 'renewed';
end
$$;
select private.expose('watch_rebuild', 'service_role');
