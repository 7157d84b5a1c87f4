-- Editors without an account of their own share one account, which they open with ADMIN_TOKEN.
-- Five wrong tokens within ten minutes block a network address for ten minutes, even for the right token. Only the
-- service role may record a wrong token. An attacker with this right could record so many other addresses that the
-- database deletes the attacker's own block.
-- A new token ends the sessions of the old token. A user of the old token may have changed the password or added a
-- second factor, so the server then resets the account (src/adapters/supabase/access/reset-shared-account.ts).

create table private.token_tries (
  -- A keyed hash from the server, so that the database never sees the network address.
  address text primary key constraint token_tries_address_length check (char_length(address) between 1 and 128),
  wrong_at timestamptz[] not null default '{}',
  blocked_until timestamptz,
  last_at timestamptz not null default clock_timestamp()
);
create index token_tries_last_at_idx on private.token_tries (last_at);
alter table private.token_tries enable row level security;

-- Deletes rows older than a day. Of the others, keeps 10,000: blocked rows before unblocked ones, newer before older.
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
    order by coalesce(blocked_until > clock_timestamp(), false), last_at
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

  -- Waiting for the lock may take long, so the clock is read afterwards.
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
select private.expose('count_token_try', 'service_role');

-- Fingerprints of the current ADMIN_TOKEN, which opens the sessions of the shared account, and of retired ones. Earlier
-- deploys stay online and know only an old token, which must not become current again.
create table private.shared_tokens (
  fingerprint text primary key,
  -- Null for the current token.
  retired_at timestamptz
);
create unique index shared_tokens_one_current_idx on private.shared_tokens ((true)) where retired_at is null;
alter table private.shared_tokens enable row level security;

-- Returns false if the session does not belong to the shared account.
create function private.note_shared_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.shared_sessions noted
  where not exists (select from auth.sessions opened where opened.id = noted.session_id);
  insert into private.shared_sessions (session_id)
  select opened.id
  from auth.sessions opened join public.editors editor on editor.user_id = opened.user_id
  where opened.id = note_shared_session.session and editor.is_shared and editor.removed_at is null;
  if not found then
    return false;
  end if;
  -- Beyond 1,000, the oldest sessions end.
  delete from private.shared_sessions
  where session_id in (select session_id from private.shared_sessions order by opened_at desc, session_id offset 1000);
  return true;
end
$$;
select private.expose('note_shared_session', 'service_role');

create function private.end_all_shared_sessions() returns void
language sql security definer set search_path = '' as $$
  update public.editors set sessions_valid_from = clock_timestamp() where is_shared;
  select private.end_sessions(user_id, null) from public.editors where is_shared;
$$;

-- Ends all sessions of the shared account, including the caller's own if the caller uses that account.
create function private.end_sessions_of_shared() returns void
language sql security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  select private.end_all_shared_sessions();
  select private.note_action('shared-sessions-ended');
$$;
select private.expose('end_sessions_of_shared', 'authenticated, service_role');

-- Records the token as current. If another token was current before, ends all shared sessions and returns true.
create function private.end_shared_sessions(token_fingerprint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known text;
begin
  if coalesce(token_fingerprint, '') = '' then
    raise exception 'A fingerprint is needed.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('shared token', 0));
  select fingerprint into known from private.shared_tokens where retired_at is null;
  if known is not distinct from token_fingerprint then
    return false;
  end if;
  update private.shared_tokens set retired_at = now() where fingerprint = known;
  insert into private.shared_tokens (fingerprint) values (token_fingerprint)
  on conflict on constraint shared_tokens_pkey do update set retired_at = null;
  if known is null then
    return false;
  end if;
  perform private.end_all_shared_sessions();
  return true;
end
$$;
select private.expose('end_shared_sessions', 'service_role');

-- Returns 'current', 'retired' (replaced by another token) or 'new' (the old token’s sessions have ended).
create function private.check_shared_token(token_fingerprint text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.shared_tokens where fingerprint = token_fingerprint and retired_at is not null) then
    return 'retired';
  end if;
  return case when private.end_shared_sessions(token_fingerprint) then 'new' else 'current' end;
end
$$;
select private.expose('check_shared_token', 'service_role');

-- Returns the account with this e-mail address, or else the current shared account. Null if neither exists.
create function private.find_shared_account(email text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('user_id', account.id, 'is_named', editor.user_id is not null and not editor.is_shared)
  from auth.users account left join public.editors editor on editor.user_id = account.id
  where lower(account.email) = lower(find_shared_account.email) or editor.is_shared and editor.removed_at is null
  order by coalesce(lower(account.email) = lower(find_shared_account.email), false) desc, editor.added_at desc nulls last
  limit 1
$$;
select private.expose('find_shared_account', 'service_role');

-- Makes this account the only shared account, and ends all sessions of this and of former shared accounts. Returns
-- false for an unknown account.
create function private.keep_shared_account(account uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from auth.users known where known.id = keep_shared_account.account) then
    return false;
  end if;
  insert into public.editors (user_id, name, is_shared) values (keep_shared_account.account, 'shared token', true)
  on conflict on constraint editors_pkey do update set is_shared = true, removed_at = null, removed_by = null;
  update public.editors set removed_at = now()
  where is_shared and user_id <> keep_shared_account.account and removed_at is null;
  perform private.end_all_shared_sessions();
  return true;
end
$$;
select private.expose('keep_shared_account', 'service_role');

-- For an auth service without an admin interface: gives `account` this e-mail address and the password of `donor`,
-- and deletes `donor`. Refuses a `donor` that is an editor's account, and an `account` that is a named editor's.
create function private.replace_shared_password(account uuid, donor uuid, email text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from public.editors where user_id = donor or user_id = account and not is_shared) then
    raise exception 'This is the account of a named editor.' using errcode = 'insufficient_privilege';
  end if;
  update auth.users changed
  set encrypted_password = given.encrypted_password, email = lower(replace_shared_password.email)
  from auth.users given
  where changed.id = replace_shared_password.account and given.id = replace_shared_password.donor;
  delete from auth.users where id = replace_shared_password.donor;
end
$$;
select private.expose('replace_shared_password', 'service_role');
