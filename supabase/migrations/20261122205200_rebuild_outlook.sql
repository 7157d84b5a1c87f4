-- While somebody is calling the build host, the build is due now: how long that call may take at most is no time anybody waits for.

create or replace function private.rebuild_outlook(times jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
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
    from private.site as site
  );
end
$$;
