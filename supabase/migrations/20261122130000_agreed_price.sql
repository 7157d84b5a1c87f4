-- The last Bitcoin price on which two sources agreed outlives the process that saw it: a new process measures a source that stands
-- alone by it. One row, written by the server with the secret key, every five minutes at most; after a day it measures nothing.

create table private.agreed_price (
  only_row boolean primary key default true check (only_row),
  eur_cents bigint not null check (eur_cents > 0),
  usd_cents bigint not null check (usd_cents > 0),
  agreed_at timestamptz not null default clock_timestamp()
);
alter table private.agreed_price enable row level security;
revoke all on private.agreed_price from public, anon, authenticated, service_role;

create function private.note_agreed_price(eur_cents bigint, usd_cents bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.agreed_price as kept (eur_cents, usd_cents)
  values (note_agreed_price.eur_cents, note_agreed_price.usd_cents)
  on conflict (only_row) do update
    set eur_cents = excluded.eur_cents, usd_cents = excluded.usd_cents, agreed_at = excluded.agreed_at
    where kept.agreed_at < clock_timestamp() - interval '5 minutes'
$$;
grant execute on function private.note_agreed_price(bigint, bigint) to service_role;

create function public.note_agreed_price(eur_cents bigint, usd_cents bigint) returns void
language sql set search_path = '' as 'select private.note_agreed_price(eur_cents, usd_cents)';
grant execute on function public.note_agreed_price(bigint, bigint) to service_role;

-- Null where there is none of the last day.
create function private.last_agreed_price() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('eur_cents', eur_cents, 'usd_cents', usd_cents)
  from private.agreed_price
  where agreed_at > clock_timestamp() - interval '1 day'
$$;
grant execute on function private.last_agreed_price() to service_role;

create function public.last_agreed_price() returns json
language sql stable set search_path = '' as 'select private.last_agreed_price()';
grant execute on function public.last_agreed_price() to service_role;
