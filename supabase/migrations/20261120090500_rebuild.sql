-- A pending rebuild is brought to the build host by whoever published (or by the schedule): ask, wait for the quiet time,
-- claim, call the hook, confirm or fail. Leases keep two from doing it at once and run out by themselves, so a runner
-- that died holds nothing up. How a build ended is reported afterwards by the host.

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
      'failed_version', failed_version
    )
    from private.site
  );
end
$$;

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
    update private.site set runner_until = clock_timestamp() + interval '2 minutes';
  end if;
  return json_build_object(
    'rebuild', case when waiting then 'waiting' else 'requested' end,
    'run', run,
    'content_version', site.content_version
  );
end
$$;

create function private.claim_rebuild(quiet_seconds numeric, longest_wait_seconds numeric) returns json
language plpgsql security definer set search_path = '' as $$
declare
  site private.site;
  due timestamptz;
  milliseconds bigint;
begin
  perform private.require_editor();
  select * into site from private.site for update;
  if site.pending_since is null then
    return json_build_object('state', 'nothing');
  end if;
  due := greatest(
    least(
      site.changed_at + make_interval(secs => quiet_seconds::double precision),
      site.pending_since + make_interval(secs => longest_wait_seconds::double precision)
    ),
    site.next_try_at,
    site.hook_until
  );
  milliseconds := ceil(extract(epoch from due - clock_timestamp()) * 1000);
  if milliseconds > 0 then
    return json_build_object('state', 'wait', 'milliseconds', milliseconds);
  end if;
  update private.site set hook_until = clock_timestamp() + interval '60 seconds';
  return json_build_object('state', 'claimed', 'version', site.content_version);
end
$$;

create function private.confirm_rebuild(version bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.site
  set asked_version = greatest(asked_version, version),
      asked_at = clock_timestamp(),
      -- A change that came after the claim is still waiting, since it came.
      pending_since = case when content_version > version and pending_since is not null then changed_at end,
      runner_until = null,
      hook_until = null,
      next_try_at = null,
      hook_error = null,
      hook_error_at = null;
end
$$;

create function private.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.site
  -- Still pending, unless somebody else brought it there meanwhile.
  set hook_error = left(error, 500),
      hook_error_at = clock_timestamp(),
      next_try_at = clock_timestamp() + make_interval(secs => retry_seconds::double precision),
      runner_until = null,
      hook_until = null;
end
$$;

create function private.record_build(version bigint, ok boolean, error text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if ok then
    update private.site
    set built_at = case when version >= built_version then clock_timestamp() else built_at end,
        built_version = greatest(built_version, version),
        pending_since = case when content_version > version then pending_since end,
        failed_version = case when failed_version > version then failed_version end,
        build_error = case when failed_version > version then build_error end,
        build_error_at = case when failed_version > version then build_error_at end,
        hook_error = case when content_version > version then hook_error end,
        hook_error_at = case when content_version > version then hook_error_at end;
  else
    -- News of an old build that failed, after a newer one succeeded, is no news.
    update private.site
    set failed_version = version, build_error = left(error, 500), build_error_at = clock_timestamp()
    where version >= built_version;
  end if;
end
$$;

create function private.renew_rebuild(after_seconds numeric) returns boolean
language sql security definer set search_path = '' as $$
  with renewed as (
    update private.site
    set pending_since = clock_timestamp()
    where pending_since is null
      and asked_version > built_version
      and (failed_version is null or failed_version < asked_version)
      and asked_at < clock_timestamp() - make_interval(secs => after_seconds::double precision)
    returning true
  )
  select exists (select from renewed)
$$;

-- The doors. They have their caller's rights; what they open checks who it is.

create function public.rebuild_state() returns json
language sql stable set search_path = '' as 'select private.rebuild_state()';

create function public.ask_for_rebuild() returns json
language sql set search_path = '' as 'select private.ask_for_rebuild()';

create function public.claim_rebuild(quiet_seconds numeric, longest_wait_seconds numeric) returns json
language sql set search_path = '' as 'select private.claim_rebuild(quiet_seconds, longest_wait_seconds)';

create function public.confirm_rebuild(version bigint) returns void
language sql set search_path = '' as 'select private.confirm_rebuild(version)';

create function public.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
language sql set search_path = '' as 'select private.fail_rebuild(version, error, retry_seconds)';

create function public.record_build(version bigint, ok boolean, error text) returns void
language sql set search_path = '' as 'select private.record_build(version, ok, error)';

create function public.renew_rebuild(after_seconds numeric) returns boolean
language sql set search_path = '' as 'select private.renew_rebuild(after_seconds)';

grant execute on function
  private.rebuild_state(), public.rebuild_state(),
  private.ask_for_rebuild(), public.ask_for_rebuild(),
  private.claim_rebuild(numeric, numeric), public.claim_rebuild(numeric, numeric),
  private.confirm_rebuild(bigint), public.confirm_rebuild(bigint),
  private.fail_rebuild(bigint, text, numeric), public.fail_rebuild(bigint, text, numeric)
to authenticated, service_role;

grant execute on function
  private.record_build(bigint, boolean, text), public.record_build(bigint, boolean, text),
  private.renew_rebuild(numeric), public.renew_rebuild(numeric)
to service_role;
