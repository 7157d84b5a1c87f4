-- Looking for payments. One look at a time has an order, and only an order that may still change is looked at: where there is none,
-- the schedule asks nobody anything. What a look found counts only while the order is as it was when the look began.

create function private.claim_bitcoin_looks(order_id uuid, most integer, lease_seconds integer, pause_seconds integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  claimed uuid[];
begin
  claimed := array(
    select about.id from private.bitcoin_orders about
    where about.next_look_at is not null
      and case
        when claim_bitcoin_looks.order_id is null then about.next_look_at <= clock_timestamp()
        else about.id = claim_bitcoin_looks.order_id
          and coalesce(about.looked_at < clock_timestamp() - make_interval(secs => pause_seconds), true)
      end
      and coalesce(about.look_lease_until < clock_timestamp(), true)
    order by about.next_look_at limit most for update skip locked
  );
  update private.bitcoin_orders set look_lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
  where id = any (claimed);
  return (
    select coalesce(json_agg(json_build_object(
      'id', about.id, 'revision', about.revision, 'state', about.state, 'address', about.address, 'amount_sats', about.amount_sats,
      'quoted_until', about.quoted_until, 'created_at', about.created_at, 'confirmations_needed', about.confirmations_needed,
      'ended_at', about.ended_at, 'is_accepted', about.resolution is not distinct from 'accepted',
      'payments', (
        select coalesce(json_agg(json_build_object(
          'txid', txid, 'sats', sats, 'spends', spends, 'first_seen_at', first_seen_at
        ) order by first_seen_at, txid), '[]')
        from private.bitcoin_payments paid where paid.order_id = about.id and gone_at is null
      )
    ) order by about.next_look_at), '[]')
    from private.bitcoin_orders about where about.id = any (claimed)
  );
end
$$;

-- Claims orders that are due, or one that was not looked at for so many seconds.
create function public.claim_bitcoin_looks(order_id uuid, most integer, lease_seconds integer, pause_seconds integer) returns json
language sql set search_path = '' as 'select private.claim_bitcoin_looks(order_id, most, lease_seconds, pause_seconds)';

create function private.note_bitcoin_look(look jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known private.bitcoin_orders;
  -- More came after it was sent back: somebody decides anew.
  is_reopened boolean;
begin
  select * into known from private.bitcoin_orders
  where id = (look ->> 'id')::uuid and revision = (look ->> 'revision')::integer for update;
  if not found then
    -- Somebody changed the order meanwhile: it is looked at anew.
    update private.bitcoin_orders set look_lease_until = null where id = (look ->> 'id')::uuid;
    return false;
  end if;
  if look ->> 'problem' is not null then
    update private.bitcoin_orders
    set looked_at = clock_timestamp(), look_problem = look ->> 'problem', look_lease_until = null, revision = revision + 1,
        next_look_at = (look ->> 'next_look_at')::timestamptz
    where id = known.id;
    return true;
  end if;
  update private.bitcoin_payments paid set gone_at = clock_timestamp()
  where paid.order_id = known.id and gone_at is null
    and txid not in (select payment ->> 'txid' from jsonb_array_elements(look -> 'payments') payment);
  insert into private.bitcoin_payments as paid (order_id, txid, sats, spends, first_seen_at, block_height)
  select known.id, txid, sats, spends, first_seen_at, block_height
  from jsonb_populate_recordset(null::private.bitcoin_payments, look -> 'payments')
  on conflict on constraint bitcoin_payments_pkey do update
  set block_height = excluded.block_height, gone_at = null, first_seen_at = excluded.first_seen_at;
  is_reopened := coalesce(known.resolution = 'refunded', false) and (look ->> 'received_sats')::bigint > known.received_sats;
  update private.bitcoin_orders
  set state = look ->> 'state', received_sats = (look ->> 'received_sats')::bigint,
      confirmed_sats = (look ->> 'confirmed_sats')::bigint, confirmations = (look ->> 'confirmations')::integer,
      resolution = case when not is_reopened then known.resolution end,
      resolved_by = case when not is_reopened then known.resolved_by end,
      resolved_at = case when not is_reopened then known.resolved_at end,
      is_late = (look ->> 'is_late')::boolean, is_reorganised = (look ->> 'is_reorganised')::boolean,
      looked_at = clock_timestamp(), agreed_at = clock_timestamp(), look_problem = null, look_lease_until = null,
      next_look_at = (look ->> 'next_look_at')::timestamptz, revision = revision + 1
  where id = known.id;
  return true;
end
$$;

-- Notes what a look found: { id, revision, next_look_at, problem } or, where both explorers agreed, { id, revision, next_look_at, state,
-- received_sats, confirmed_sats, confirmations, is_late, is_reorganised, payments }. False where the order has changed meanwhile.
create function public.note_bitcoin_look(look jsonb) returns boolean
language sql set search_path = '' as 'select private.note_bitcoin_look(look)';

create function private.bitcoin_order_page(order_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select private.bitcoin_order_json(about)::json from private.bitcoin_orders about where about.id = bitcoin_order_page.order_id
$$;

-- An order for its customer's page; the functions have checked the word that opens it.
create function public.bitcoin_order_page(order_id uuid) returns json
language sql stable set search_path = '' as 'select private.bitcoin_order_page(order_id)';

grant execute on function
  private.claim_bitcoin_looks(uuid, integer, integer, integer), public.claim_bitcoin_looks(uuid, integer, integer, integer),
  private.note_bitcoin_look(jsonb), public.note_bitcoin_look(jsonb),
  private.bitcoin_order_page(uuid), public.bitcoin_order_page(uuid)
to service_role;
