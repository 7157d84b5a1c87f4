-- A build that was asked for and not seen is looked for on the site itself, since the host may forget to say how a deploy
-- ended. Where the site answers without the version, it is asked for again, twice at most for one version and within the
-- month's allowance; after that it has failed. Where the site cannot be read, another build would change nothing: then none
-- is asked for, and after an hour it has failed too.

alter table private.site
  -- What the renewals are counted for, and how many there were.
  add column renewed_version bigint,
  add column renewals integer not null default 0,
  -- Why `failed_version` failed, where it was not the build.
  add column failure text constraint site_failure_known check (failure in ('build-never-came', 'site-unreadable'));

create or replace function private.record_build(version bigint, ok boolean, error text) returns void
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

grant execute on function
  private.watch_rebuild(bigint, numeric), public.watch_rebuild(bigint, numeric)
to service_role;

drop function public.renew_rebuild(numeric);
drop function private.renew_rebuild(numeric);

create or replace function private.rebuild_state() returns json
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
