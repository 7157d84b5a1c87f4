-- The rebuild queue is changed only by what runs without a person: what an editor's session may do is read it. No number
-- given to it can stop publishing or make the site build for ever: a version is at most the newest one there is, and a
-- failed hook is tried again within the hour.

revoke execute on function
  private.ask_for_rebuild(), public.ask_for_rebuild(),
  private.claim_rebuild(jsonb), public.claim_rebuild(jsonb),
  private.confirm_rebuild(bigint), public.confirm_rebuild(bigint),
  private.fail_rebuild(bigint, text, numeric), public.fail_rebuild(bigint, text, numeric)
from authenticated;

create or replace function private.confirm_rebuild(version bigint) returns void
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

create or replace function private.fail_rebuild(version bigint, error text, retry_seconds numeric) returns void
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

-- What such a number may have done already.
update private.site
set asked_version = least(asked_version, content_version), built_version = least(built_version, content_version)
where asked_version > content_version or built_version > content_version;

update private.site set next_try_at = clock_timestamp() + interval '1 hour'
where next_try_at > clock_timestamp() + interval '1 hour';
