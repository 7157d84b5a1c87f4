-- Wrong tries of the shared token are counted per address, race-free: five within ten minutes block the address for ten
-- minutes, for the right token too. A token that was changed ends the sessions it had opened.

create table private.token_tries (
  -- A keyed hash made by the server: the database learns nobody's address.
  address text primary key constraint token_tries_address_length check (char_length(address) between 1 and 128),
  wrong_at timestamptz[] not null default '{}',
  blocked_until timestamptz,
  last_at timestamptz not null default clock_timestamp()
);
create index token_tries_last_at_idx on private.token_tries (last_at);
alter table private.token_tries enable row level security;
revoke all on private.token_tries from public, anon, authenticated, service_role;

-- Keeps the table small: a day, and 10,000 addresses. Rows in use by somebody else are left for the next time.
create function private.forget_old_token_tries() returns void
language sql set search_path = '' as $$
  delete from private.token_tries
  where address in (
    select address from private.token_tries
    where last_at < clock_timestamp() - interval '1 day'
    for update skip locked
  );
  delete from private.token_tries
  where address in (
    select address from private.token_tries
    order by last_at
    limit greatest(0, (select count(*) from private.token_tries) - 10000)
    for update skip locked
  );
$$;

create function private.count_token_try(address text, correct boolean) returns json
language plpgsql security definer set search_path = '' as $$
declare
  tries private.token_tries;
  moment timestamptz;
  recent timestamptz[];
begin
  if coalesce(char_length(count_token_try.address), 0) not between 1 and 128 or correct is null then
    raise exception 'An address of 1 to 128 characters and an answer are needed.' using errcode = 'invalid_parameter_value';
  end if;
  loop
    select * into tries from private.token_tries known where known.address = count_token_try.address for update;
    exit when found;
    if correct then
      return json_build_object('outcome', 'admitted', 'retry_after_seconds', 0);
    end if;
    insert into private.token_tries (address) values (count_token_try.address) on conflict do nothing;
    perform private.forget_old_token_tries();
  end loop;

  -- Read after the lock was got: whoever waited for it asks at the time of its turn.
  moment := clock_timestamp();
  if tries.blocked_until > moment then
    return json_build_object(
      'outcome', 'blocked',
      'retry_after_seconds', ceil(extract(epoch from tries.blocked_until - moment))::integer
    );
  end if;
  if correct then
    return json_build_object('outcome', 'admitted', 'retry_after_seconds', 0);
  end if;

  recent := array(select at from unnest(tries.wrong_at) at where at > moment - interval '10 minutes') || moment;
  update private.token_tries known
  set wrong_at = recent,
      blocked_until = case when cardinality(recent) >= 5 then moment + interval '10 minutes' end,
      last_at = moment
  where known.address = count_token_try.address;
  return json_build_object('outcome', 'refused', 'retry_after_seconds', 0);
end
$$;
grant execute on function private.count_token_try(text, boolean) to anon, authenticated, service_role;

create function public.count_token_try(address text, correct boolean) returns json
language sql set search_path = '' as 'select private.count_token_try(address, correct)';
grant execute on function public.count_token_try(text, boolean) to anon, authenticated, service_role;

create function private.end_shared_sessions(token_fingerprint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known text;
  changed boolean;
begin
  if coalesce(end_shared_sessions.token_fingerprint, '') = '' then
    raise exception 'A fingerprint is needed.' using errcode = 'invalid_parameter_value';
  end if;
  select site.token_fingerprint into known from private.site for update;
  changed := known is not null and known <> end_shared_sessions.token_fingerprint;
  update private.site set token_fingerprint = end_shared_sessions.token_fingerprint;
  if changed then
    -- Tokens are dated to the second: one of this second may be older than the change.
    update public.editors
    set sessions_valid_from = date_trunc('second', clock_timestamp()) + interval '1 second'
    where is_shared;
    -- Without their session, old refresh tokens buy no new access token.
    delete from auth.sessions where user_id in (select editor.user_id from public.editors editor where editor.is_shared);
  end if;
  return changed;
end
$$;
grant execute on function private.end_shared_sessions(text) to service_role;

-- Remembers which token is in use; true where it was another one before, whose sessions have now ended.
create function public.end_shared_sessions(token_fingerprint text) returns boolean
language sql set search_path = '' as 'select private.end_shared_sessions(token_fingerprint)';
grant execute on function public.end_shared_sessions(text) to service_role;
