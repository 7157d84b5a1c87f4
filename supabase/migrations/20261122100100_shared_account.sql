-- Only a session that the site itself opened counts as one of the shared account: `admin-session` notes each of them here.
-- Anybody who holds such a session can give the account another password or a second factor, since the auth service allows
-- it; signing in with that password opens nothing, and the site puts the account right again with what follows.

create table private.shared_sessions (
  session_id uuid primary key,
  opened_at timestamptz not null default now()
);
alter table private.shared_sessions enable row level security;
revoke all on private.shared_sessions from public, anon, authenticated, service_role;

-- Tokens that were in force once. Hosts keep earlier deploys reachable, with the token of their time.
create table private.retired_tokens (
  fingerprint text primary key,
  retired_at timestamptz not null default now()
);
alter table private.retired_tokens enable row level security;
revoke all on private.retired_tokens from public, anon, authenticated, service_role;

create or replace function private.is_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.editors editor
    join auth.sessions opened on opened.id = private.session_id() and opened.user_id = editor.user_id
    where editor.user_id = auth.uid()
      and editor.removed_at is null
      and opened.created_at > now() - interval '30 days'
      and (
        not editor.is_shared
        or exists (select from private.shared_sessions noted where noted.session_id = opened.id)
      )
  )
$$;

-- False where there is no such session of the shared account.
create function private.note_shared_session(session uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.shared_sessions noted
  where not exists (select from auth.sessions opened where opened.id = noted.session_id);
  insert into private.shared_sessions (session_id)
  select opened.id
  from auth.sessions opened join public.editors editor on editor.user_id = opened.user_id
  where opened.id = note_shared_session.session and editor.is_shared and editor.removed_at is null;
  return found;
end
$$;

create function private.end_all_shared_sessions() returns void
language plpgsql security definer set search_path = '' as $$
begin
  update public.editors set sessions_valid_from = clock_timestamp() where is_shared;
  perform private.end_sessions(user_id, null) from public.editors where is_shared;
end
$$;

create or replace function private.end_sessions_of_shared() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.end_all_shared_sessions();
  perform private.note_action('shared-sessions-ended');
end
$$;

create or replace function private.end_shared_sessions(token_fingerprint text) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known text;
begin
  if coalesce(end_shared_sessions.token_fingerprint, '') = '' then
    raise exception 'A fingerprint is needed.' using errcode = 'invalid_parameter_value';
  end if;
  select site.token_fingerprint into known from private.site for update;
  if known is not distinct from end_shared_sessions.token_fingerprint then
    return false;
  end if;
  update private.site set token_fingerprint = end_shared_sessions.token_fingerprint where only_row;
  delete from private.retired_tokens where fingerprint = end_shared_sessions.token_fingerprint;
  if known is null then
    return false;
  end if;
  insert into private.retired_tokens (fingerprint) values (known) on conflict do nothing;
  perform private.end_all_shared_sessions();
  return true;
end
$$;

-- What a sign-in with the shared token means: 'current'; 'new', and the sessions of the token before have ended; 'retired'
-- where the token was replaced. Only a deploy or the set-up bring a retired token back into force.
create function private.check_shared_token(token_fingerprint text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from private.retired_tokens where fingerprint = check_shared_token.token_fingerprint) then
    return 'retired';
  end if;
  return case when private.end_shared_sessions(check_shared_token.token_fingerprint) then 'new' else 'current' end;
end
$$;

-- The account of this address; else the shared account, whatever its address is by now; null where there is neither.
create function private.find_shared_account(email text) returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('user_id', account.id, 'is_named', editor.user_id is not null and not editor.is_shared)
  from auth.users account left join public.editors editor on editor.user_id = account.id
  where lower(account.email) = lower(find_shared_account.email) or editor.is_shared and editor.removed_at is null
  order by coalesce(lower(account.email) = lower(find_shared_account.email), false) desc, editor.added_at desc nulls last
  limit 1
$$;

-- Makes an account the shared one, and the only one. Its sessions and those of an earlier one end. False where there is no
-- such account.
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

-- For a service without an administrator's interface: the account takes over the password of another one, which is no
-- editor's and is deleted, and gets this address.
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

create function public.note_shared_session(session uuid) returns boolean
language sql set search_path = '' as 'select private.note_shared_session(session)';

create function public.check_shared_token(token_fingerprint text) returns text
language sql set search_path = '' as 'select private.check_shared_token(token_fingerprint)';

create function public.find_shared_account(email text) returns json
language sql stable set search_path = '' as 'select private.find_shared_account(email)';

create function public.keep_shared_account(account uuid) returns boolean
language sql set search_path = '' as 'select private.keep_shared_account(account)';

create function public.replace_shared_password(account uuid, donor uuid, email text) returns void
language sql set search_path = '' as 'select private.replace_shared_password(account, donor, email)';

grant execute on function
  private.note_shared_session(uuid), public.note_shared_session(uuid),
  private.check_shared_token(text), public.check_shared_token(text),
  private.find_shared_account(text), public.find_shared_account(text),
  private.keep_shared_account(uuid), public.keep_shared_account(uuid),
  private.replace_shared_password(uuid, uuid, text), public.replace_shared_password(uuid, uuid, text)
to service_role;

-- A second factor on the shared account is one that somebody set up who shares it: nobody else could give its code.
create or replace function private.has_second_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  known boolean := false;
begin
  if to_regclass('auth.mfa_factors') is not null
    and not exists (select from public.editors where user_id = has_second_factor.person and is_shared)
  then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
    into known using has_second_factor.person;
  end if;
  return known;
end
$$;
