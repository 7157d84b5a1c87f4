-- Where the auth service offers a second factor and an editor has set one up, whatever changes what visitors see needs
-- a session that was confirmed with it (`aal2`), and so does what lets editors in or out. The auth service's own table
-- is asked: nobody can switch it off with a stolen password. A service that offers none has no such table.

create function private.has_second_factor(person uuid) returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  known boolean := false;
begin
  if to_regclass('auth.mfa_factors') is not null then
    execute 'select exists (select from auth.mfa_factors where user_id = $1 and status::text = ''verified'')'
    into known using has_second_factor.person;
  end if;
  return known;
end
$$;

-- Stops a person with a second factor whose session was not confirmed with it. The site itself has none.
create function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if auth.uid() is not null
    and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2'
    and private.has_second_factor(auth.uid())
  then
    raise exception 'second-factor-needed' using errcode = 'PT403';
  end if;
end
$$;

create function private.ask_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (tg_op <> 'DELETE' and new.is_published) or (tg_op <> 'INSERT' and old.is_published) then
    perform private.require_second_factor();
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger ask_second_factor before insert or update or delete on public.blog_posts
  for each row execute function private.ask_second_factor();
