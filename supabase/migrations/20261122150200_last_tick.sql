-- Whether the schedule runs is seen from nothing it does, since mostly there is nothing to do. So each tick leaves its time,
-- in the same request in which it asks what is due: a request of its own would cost as much as the question.

-- Beside what is known of checks, since only a check reads it.
alter table private.installation_check add column ticked_at timestamptz;

create function private.begin_tick(asked jsonb) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.installation_check set ticked_at = clock_timestamp() where only_row;
  return private.work_due(asked);
end
$$;

create function private.last_tick() returns timestamptz
language sql stable security definer set search_path = '' as $$
  select ticked_at from private.installation_check where only_row
$$;

-- What is due, as work_due() answers it; notes that the schedule runs.
create function public.begin_tick(asked jsonb) returns json
language sql set search_path = '' as 'select private.begin_tick(asked)';

-- Null where the schedule has never run.
create function public.last_tick() returns timestamptz
language sql stable set search_path = '' as 'select private.last_tick()';

grant execute on function
  private.begin_tick(jsonb), public.begin_tick(jsonb), private.last_tick(), public.last_tick()
to service_role;
