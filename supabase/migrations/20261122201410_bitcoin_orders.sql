-- Orders paid in Bitcoin: their terms, which states follow each other, and which address each gets. The chapter
-- `bitcoin_payments` says how they get paid.
-- Bitcoin addresses derive from the extended public key of the business, in the order of their indexes. An index that
-- belongs to an order, or that was skipped with a reason, is never used again.
-- A backup contains no counters and no reservations, so a restored database does not know which indexes were used
-- after the backup. For this reason, no index may exceed the number of full hours since the start of 2026 (see
-- `private.bitcoin_highest_index`). After a restore, the next index is above this number at the time of the restore,
-- and the indexes in between are skipped with the reason `restored`. The amount, address and price of an order never
-- change. Orders are never deleted, because they are accounting records.

-- The lowest sum that counts as full payment. `enoughSatoshis` in the TypeScript code uses the same formula.
create function private.enough_satoshis(amount bigint) returns bigint
language sql immutable set search_path = '' as 'select amount - greatest(293, amount / 200)';

create table private.bitcoin_orders (
  id uuid primary key default gen_random_uuid(),
  -- The form generates this id, so that a repeated request creates one order.
  submission uuid not null constraint bitcoin_orders_submission_key unique,
  enquiry_id uuid references public.enquiries (id) on delete set null,
  network text not null constraint bitcoin_orders_network_known check (network in ('mainnet', 'testnet')),
  -- The fingerprint of the key, and the index from which the address derives.
  fingerprint text not null constraint bitcoin_orders_fingerprint_form check (fingerprint ~ '^[0-9a-f]{8}$'),
  key_index integer not null constraint bitcoin_orders_key_index_not_negative check (key_index >= 0),
  address text not null constraint bitcoin_orders_address_key unique
    constraint bitcoin_orders_address_form check (address ~ '^(bc|tb)1q[02-9ac-hj-np-z]{38}$'),
  amount_cents bigint not null constraint bitcoin_orders_amount_some check (amount_cents > 0),
  amount_sats bigint not null constraint bitcoin_orders_sats_some check (amount_sats between 294 and 2100000000000000),
  price_eur_cents bigint not null constraint bitcoin_orders_price_some check (price_eur_cents > 0),
  price_sources text[] not null constraint bitcoin_orders_price_sources_two check (cardinality(price_sources) = 2),
  locale text not null constraint bitcoin_orders_locale_known check (locale = any (private.languages())),
  customer_name text constraint bitcoin_orders_name_length check (char_length(customer_name) between 1 and 100),
  customer_email text constraint bitcoin_orders_email_length check (char_length(customer_email) between 3 and 254),
  description text constraint bitcoin_orders_description_length check (char_length(description) between 1 and 200),
  forgotten_at timestamptz,
  state text not null default 'open',
  is_late boolean not null default false,
  is_reorganised boolean not null default false,
  -- An editor's decision about payments that are wrong, no longer confirmed, too many to check, or no longer checked.
  resolution text constraint bitcoin_orders_resolution_known check (resolution in ('accepted', 'refunded', 'unpaid')),
  refund_txid text constraint bitcoin_orders_refund_txid_form check (refund_txid ~ '^[0-9a-f]{64}$'),
  resolved_by uuid,
  resolved_at timestamptz,
  quoted_until timestamptz not null,
  -- When the order expired or was cancelled. Later payments are late.
  ended_at timestamptz,
  confirmations_needed integer not null constraint bitcoin_orders_confirmations_some check (confirmations_needed between 1 and 100),
  received_sats bigint not null default 0 constraint bitcoin_orders_received_not_negative check (received_sats >= 0),
  confirmed_sats bigint not null default 0
    constraint bitcoin_orders_confirmed_received check (confirmed_sats between 0 and received_sats),
  confirmations integer not null default 0 constraint bitcoin_orders_confirmations_not_negative check (confirmations >= 0),
  -- `agreed_at`: the last check with agreeing explorers. `check_problem`: why the last check was inconclusive.
  checked_at timestamptz,
  agreed_at timestamptz,
  check_problem text constraint bitcoin_orders_check_problem_known check (
    check_problem in ('explorer-silent', 'explorer-busy', 'too-many-payments', 'explorers-disagree')
  ),
  next_check_at timestamptz default clock_timestamp(),
  check_lease_until timestamptz,
  -- Counts checks and editors' actions. A check is discarded if the revision changed in the meantime.
  revision integer not null default 0,
  created_by uuid,
  created_at timestamptz not null default clock_timestamp(),
  constraint bitcoin_orders_index_key unique (network, fingerprint, key_index),
  constraint bitcoin_orders_state_known check (
    state in ('open', 'seen', 'confirmed', 'overpaid', 'underpaid', 'late', 'expired', 'cancelled')
  ),
  constraint bitcoin_orders_whole_customer check (
    num_nonnulls(customer_name, customer_email, description) = case when forgotten_at is null then 3 else 0 end
  ),
  constraint bitcoin_orders_one_line check ((customer_name || customer_email || description) !~ '[[:cntrl:]]'),
  constraint bitcoin_orders_booked_paid check (
    state not in ('confirmed', 'overpaid', 'late') or is_reorganised
    or confirmed_sats >= private.enough_satoshis(amount_sats)
  )
);
create index bitcoin_orders_due_idx on private.bitcoin_orders (next_check_at) where next_check_at is not null;
create index bitcoin_orders_created_at_idx on private.bitcoin_orders (created_at desc);
create index bitcoin_orders_enquiry_idx on private.bitcoin_orders (enquiry_id);
create index bitcoin_orders_email_idx on private.bitcoin_orders (lower(customer_email));
alter table private.bitcoin_orders enable row level security;

-- Payments to the address of an order, as both explorers reported them.
create table private.bitcoin_payments (
  order_id uuid not null references private.bitcoin_orders (id),
  txid text not null constraint bitcoin_payments_txid_form check (txid ~ '^[0-9a-f]{64}$'),
  sats bigint not null constraint bitcoin_payments_sats_some check (sats > 0),
  -- The outputs that this payment spends. Another payment that spends one of these outputs replaces this payment.
  spends text[] not null,
  first_seen_at timestamptz not null,
  block_height integer,
  -- Whether the payment had enough confirmations at the last check.
  is_final boolean not null default false,
  -- Since when the network no longer knows the payment.
  gone_at timestamptz,
  primary key (order_id, txid)
);
alter table private.bitcoin_payments enable row level security;

create table private.bitcoin_order_events (
  id bigint generated always as identity primary key,
  order_id uuid not null references private.bitcoin_orders (id),
  at timestamptz not null default clock_timestamp(),
  change text not null constraint bitcoin_order_events_change_known check (
    change in (
      'opened', 'seen', 'vanished', 'confirmed', 'overpaid', 'underpaid', 'late', 'expired', 'cancelled', 'reorganised',
      'reconfirmed'
    )
  ),
  is_late boolean not null default false,
  received_sats bigint not null,
  confirmed_sats bigint not null,
  confirmations integer not null,
  txids text[] not null,
  -- The editor who opened or cancelled the order. Null for all other changes.
  person uuid
);
create index bitcoin_order_events_order_idx on private.bitcoin_order_events (order_id, id);
alter table private.bitcoin_order_events enable row level security;
create trigger refuse_rewriting before update or delete on private.bitcoin_order_events
  for each statement execute function private.refuse_rewriting();

-- Each skipped index has a reason, so that every gap is explained.
create table private.bitcoin_skipped_indexes (
  network text not null,
  fingerprint text not null,
  first_index integer not null,
  last_index integer not null,
  reason text not null constraint bitcoin_skipped_reason_known check (reason in ('used-before', 'restored')),
  at timestamptz not null default clock_timestamp(),
  primary key (network, fingerprint, first_index),
  constraint bitcoin_skipped_forward check (last_index >= first_index)
);
alter table private.bitcoin_skipped_indexes enable row level security;

-- The next index of each key. Backups leave this table out (see the top of this file).
create table private.bitcoin_key_counters (
  network text not null,
  fingerprint text not null,
  next_index integer not null constraint bitcoin_key_counters_not_negative check (next_index >= 0),
  primary key (network, fingerprint)
);
alter table private.bitcoin_key_counters enable row level security;

-- Indexes reserved while explorers check their addresses. Another order may use the index of an expired reservation.
create table private.bitcoin_held_indexes (
  network text not null,
  fingerprint text not null,
  key_index integer not null,
  holder uuid not null,
  held_until timestamptz not null,
  primary key (network, fingerprint, key_index)
);
alter table private.bitcoin_held_indexes enable row level security;

-- Which states may follow each other. `assessOrder` in the TypeScript code decides which one does.
create function private.bitcoin_transitions() returns table (was text, becomes text)
language sql immutable set search_path = '' as $$
  select was, unnest(follow) from (values
    ('open', array['seen', 'confirmed', 'overpaid', 'underpaid', 'late', 'expired', 'cancelled']),
    ('seen', array['open', 'confirmed', 'overpaid', 'underpaid', 'late', 'expired']),
    ('confirmed', array['overpaid']),
    ('underpaid', array['seen', 'late', 'expired']),
    ('late', array['seen', 'underpaid', 'expired']),
    ('expired', array['seen', 'underpaid', 'late']),
    ('cancelled', array['seen', 'underpaid', 'late'])
  ) as known (was, follow)
$$;

create function private.guard_bitcoin_order() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'An order cannot be deleted.' using errcode = 'insufficient_privilege';
  elsif tg_op = 'INSERT' then
    if (new.state, new.received_sats, new.resolution) is distinct from ('open'::text, 0::bigint, null::text) then
      raise exception 'An order must begin open and unpaid.' using errcode = 'check_violation';
    end if;
    return new;
  elsif (
    new.id, new.submission, new.network, new.fingerprint, new.key_index, new.address, new.amount_cents, new.amount_sats,
    new.price_eur_cents, new.price_sources, new.locale, new.quoted_until, new.confirmations_needed, new.created_by, new.created_at
  ) is distinct from (
    old.id, old.submission, old.network, old.fingerprint, old.key_index, old.address, old.amount_cents, old.amount_sats,
    old.price_eur_cents, old.price_sources, old.locale, old.quoted_until, old.confirmations_needed, old.created_by, old.created_at
  ) then
    raise exception 'The agreed terms of an order cannot change.' using errcode = 'check_violation';
  elsif new.state <> old.state and not exists (
    select from private.bitcoin_transitions() known where known.was = old.state and known.becomes = new.state
  ) then
    raise exception 'An order cannot change from % to %.', old.state, new.state using errcode = 'check_violation';
  elsif old.forgotten_at is not null and new.forgotten_at is null then
    raise exception 'Deleted customer data cannot be restored.' using errcode = 'check_violation';
  end if;
  if new.state in ('expired', 'cancelled') and new.ended_at is null then
    new.ended_at := clock_timestamp();
  end if;
  return new;
end
$$;
create trigger guard_bitcoin_order before insert or update or delete on private.bitcoin_orders
  for each row execute function private.guard_bitcoin_order();

-- The event lists the payments, so they must be stored before the order changes.
create function private.record_bitcoin_order() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  change text := case
    when tg_op = 'INSERT' then 'opened'
    when new.state <> old.state and new.state = 'open' then 'vanished'
    when new.state <> old.state and new.state = 'expired' and old.state <> 'open' then 'vanished'
    when new.state <> old.state then new.state
    when new.is_reorganised and not old.is_reorganised then 'reorganised'
    when old.is_reorganised and not new.is_reorganised then 'reconfirmed'
  end;
begin
  if change is not null then
    insert into private.bitcoin_order_events (
      order_id, change, is_late, received_sats, confirmed_sats, confirmations, txids, person
    )
    values (
      new.id, change, new.is_late, new.received_sats, new.confirmed_sats, new.confirmations,
      array(
        select txid from private.bitcoin_payments paid where paid.order_id = new.id and gone_at is null order by first_seen_at, txid
      ),
      case change when 'opened' then new.created_by when 'cancelled' then auth.uid() end
    );
  end if;
  return null;
end
$$;
create trigger record_bitcoin_order after insert or update on private.bitcoin_orders
  for each row execute function private.record_bitcoin_order();

-- The last Bitcoin price on which two sources agreed. If one source is down, the price from the other source is
-- compared with this price. Written at most every five minutes, and ignored after a day.
create table private.agreed_price (
  only_row boolean primary key default true check (only_row),
  eur_cents bigint not null check (eur_cents > 0),
  usd_cents bigint not null check (usd_cents > 0),
  agreed_at timestamptz not null default clock_timestamp()
);
alter table private.agreed_price enable row level security;

create function private.note_agreed_price(eur_cents bigint, usd_cents bigint) returns void
language sql security definer set search_path = '' as $$
  insert into private.agreed_price as kept (eur_cents, usd_cents)
  values (note_agreed_price.eur_cents, note_agreed_price.usd_cents)
  on conflict (only_row) do update
    set eur_cents = excluded.eur_cents, usd_cents = excluded.usd_cents, agreed_at = excluded.agreed_at
    where kept.agreed_at < clock_timestamp() - interval '5 minutes'
$$;
select private.expose('note_agreed_price', 'service_role');

-- Null if the price is older than a day.
create function private.last_agreed_price() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object('eur_cents', eur_cents, 'usd_cents', usd_cents)
  from private.agreed_price
  where agreed_at > clock_timestamp() - interval '1 day'
$$;
select private.expose('last_agreed_price', 'service_role');

create function private.bitcoin_highest_index(at timestamptz) returns integer
language sql immutable set search_path = '' as $$
  select floor(extract(epoch from at - timestamptz '2026-01-01 00:00Z') / 3600)::integer
$$;

-- The index after the highest one that an order has or that was skipped.
create function private.bitcoin_known_end(network text, fingerprint text) returns integer
language sql stable set search_path = '' as $$
  select coalesce(max(last_index) + 1, 0) from (
    select key_index as last_index from private.bitcoin_orders known
    where (known.network, known.fingerprint) = (bitcoin_known_end.network, bitcoin_known_end.fingerprint)
    union all
    select last_index from private.bitcoin_skipped_indexes known
    where (known.network, known.fingerprint) = (bitcoin_known_end.network, bitcoin_known_end.fingerprint)
  ) as used
$$;

-- Creates the counter of a new key. After a restore, raises it above every index that may have been given out.
create function private.reach_bitcoin_key(network text, fingerprint text) returns void
language plpgsql set search_path = '' as $$
declare
  known_end integer;
  reached integer;
  is_new boolean;
  restored_at timestamptz;
begin
  insert into private.bitcoin_key_counters (network, fingerprint, next_index)
  values (reach_bitcoin_key.network, reach_bitcoin_key.fingerprint, 0)
  on conflict on constraint bitcoin_key_counters_pkey do nothing;
  is_new := found;
  select next_index into reached from private.bitcoin_key_counters known
  where (known.network, known.fingerprint) = (reach_bitcoin_key.network, reach_bitcoin_key.fingerprint) for update;
  known_end := private.bitcoin_known_end(network, fingerprint);
  select installation.restored_at into restored_at from private.installation where only_row;
  if reached < known_end or (is_new and restored_at is not null) then
    reached := greatest(known_end, private.bitcoin_highest_index(coalesce(restored_at, clock_timestamp())) + 1);
    insert into private.bitcoin_skipped_indexes (network, fingerprint, first_index, last_index, reason)
    select reach_bitcoin_key.network, reach_bitcoin_key.fingerprint, known_end, reached - 1, 'restored' where reached > known_end;
    update private.bitcoin_key_counters known set next_index = reached
    where (known.network, known.fingerprint) = (reach_bitcoin_key.network, reach_bitcoin_key.fingerprint);
    -- An expired reservation would be given out again, but an order lost in the restore may have used its index.
    delete from private.bitcoin_held_indexes held
    where (held.network, held.fingerprint) = (reach_bitcoin_key.network, reach_bitcoin_key.fingerprint);
  end if;
end
$$;

-- Reserves the lowest unused index for a minute, longer than a function may run. Returns { index } or
-- { wait_seconds }. While 20 indexes are reserved, callers must wait, because wallets stop searching after 20 unused
-- addresses. In the hour after a restore, callers may have to wait too. Only the site's functions may call this and
-- the next two functions: an editor's session could use up the indexes that wallets search.
create function private.hold_bitcoin_index(network text, fingerprint text, holder uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
begin
  perform private.reach_bitcoin_key(network, fingerprint);
  select key_index into taken from private.bitcoin_held_indexes held
  where (held.network, held.fingerprint) = (hold_bitcoin_index.network, hold_bitcoin_index.fingerprint)
    and held_until < clock_timestamp()
  order by key_index limit 1 for update skip locked;
  if not found then
    if (
      select count(*) from private.bitcoin_held_indexes held
      where (held.network, held.fingerprint) = (hold_bitcoin_index.network, hold_bitcoin_index.fingerprint)
    ) >= 20 then
      return json_build_object('wait_seconds', 60);
    end if;
    update private.bitcoin_key_counters known set next_index = next_index + 1
    where (known.network, known.fingerprint) = (hold_bitcoin_index.network, hold_bitcoin_index.fingerprint)
      and next_index <= private.bitcoin_highest_index(clock_timestamp())
    returning next_index - 1 into taken;
    if not found then
      return json_build_object('wait_seconds', 3600 - floor(extract(epoch from clock_timestamp()))::bigint % 3600);
    end if;
  end if;
  insert into private.bitcoin_held_indexes as held (network, fingerprint, key_index, holder, held_until)
  values (
    hold_bitcoin_index.network, hold_bitcoin_index.fingerprint, taken, hold_bitcoin_index.holder,
    clock_timestamp() + interval '1 minute'
  )
  on conflict on constraint bitcoin_held_indexes_pkey do update set holder = excluded.holder, held_until = excluded.held_until;
  return json_build_object('index', taken);
end
$$;
select private.expose('hold_bitcoin_index', 'service_role');

-- Releases a reserved index for which no order was created. With `is_used_before`, no order ever gets the index.
create function private.leave_bitcoin_index(
  network text, fingerprint text, key_index integer, holder uuid, is_used_before boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.bitcoin_held_indexes held set held_until = '-infinity'
  where (held.network, held.fingerprint, held.key_index, held.holder) = (
    leave_bitcoin_index.network, leave_bitcoin_index.fingerprint, leave_bitcoin_index.key_index, leave_bitcoin_index.holder
  );
  if found and is_used_before then
    delete from private.bitcoin_held_indexes held
    where (held.network, held.fingerprint, held.key_index)
      = (leave_bitcoin_index.network, leave_bitcoin_index.fingerprint, leave_bitcoin_index.key_index);
    insert into private.bitcoin_skipped_indexes (network, fingerprint, first_index, last_index, reason)
    values (network, fingerprint, key_index, key_index, 'used-before');
    return true;
  end if;
  return found;
end
$$;
select private.expose('leave_bitcoin_index', 'service_role');

-- Returns { next_index, highest_given_index, highest_paid_index, gap, skipped }. `gap` is the largest distance from a
-- used index to the last paid index below it. A wallet that scans this far past each paid index finds all payments.
create function private.bitcoin_key_use(network text, fingerprint text) returns json
language sql stable security definer set search_path = '' as $$
  with given as (
    select key_index, exists (select from private.bitcoin_payments paid
      where paid.order_id = known.id and paid.gone_at is null) as is_paid
    from private.bitcoin_orders known
    where known.network = bitcoin_key_use.network and known.fingerprint = bitcoin_key_use.fingerprint
    union all
    select first_index, true from private.bitcoin_skipped_indexes skipped
    where reason = 'used-before' and skipped.network = bitcoin_key_use.network
      and skipped.fingerprint = bitcoin_key_use.fingerprint
  ),
  steps as (
    select key_index - coalesce(max(key_index) filter (where is_paid) over (
      order by key_index rows between unbounded preceding and 1 preceding
    ), -1) as step
    from given
  )
  select json_build_object(
    'next_index', greatest(
      private.bitcoin_known_end(bitcoin_key_use.network, bitcoin_key_use.fingerprint),
      (
        select next_index from private.bitcoin_key_counters known
        where known.network = bitcoin_key_use.network and known.fingerprint = bitcoin_key_use.fingerprint
      )
    ),
    'highest_given_index', (select max(key_index) from given),
    'highest_paid_index', (select max(key_index) from given where is_paid),
    'gap', coalesce((select max(step) from steps), 0),
    'skipped', (
      select coalesce(json_agg(json_build_object(
        'first_index', first_index, 'last_index', last_index, 'reason', reason, 'at', at
      ) order by first_index), '[]')
      from private.bitcoin_skipped_indexes skipped
      where skipped.network = bitcoin_key_use.network and skipped.fingerprint = bitcoin_key_use.fingerprint
    )
  )
$$;
select private.expose('bitcoin_key_use', 'service_role');
