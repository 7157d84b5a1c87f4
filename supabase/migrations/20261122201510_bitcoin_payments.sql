-- How orders get paid: what editors and customers see of an order, and how the payments that explorers report change it.

-- An order as the functions of the site read it.
create function private.bitcoin_order_json(about private.bitcoin_orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(about) - array['submission', 'check_lease_until', 'revision', 'created_by', 'resolved_by', 'price_sources']
    || jsonb_build_object(
      'txids', array(
        select txid from private.bitcoin_payments paid
        where paid.order_id = about.id and gone_at is null order by first_seen_at, txid limit 10
      ),
      'events', (
        select coalesce(jsonb_agg(to_jsonb(event) - array['id', 'order_id', 'person'] order by event.id), '[]')
        from private.bitcoin_order_events event where event.order_id = about.id
      ),
      'mails', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'kind', mail.kind, 'change', event.change, 'state', mail.state, 'sent_at', mail.sent_at
        ) order by event.id, mail.kind), '[]')
        from private.bitcoin_order_events event
        join public.mail_outbox mail on mail.bitcoin_event_id = event.id
        where event.order_id = about.id
      )
    )
$$;

-- `holder` has reserved the index. Returns `stored` (with `is_known` for a repeated submission), `enquiry-not-found`,
-- `too-many` (mails per hour), or `index-lost` (expired reservation). Only the site's functions may call this,
-- because a thief of a session could mail a customer a false Bitcoin address.
create function private.store_bitcoin_order(new_order jsonb, holder uuid, editor uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known private.bitcoin_orders;
begin
  perform pg_advisory_xact_lock(hashtextextended('bitcoin order ' || (new_order ->> 'submission'), 0));
  select * into known from private.bitcoin_orders where submission = (new_order ->> 'submission')::uuid;
  if found then
    return json_build_object('outcome', 'stored', 'is_known', true, 'order', private.bitcoin_order_json(known));
  end if;
  if new_order ->> 'enquiry_id' is not null then
    perform from public.enquiries where id = (new_order ->> 'enquiry_id')::uuid for key share;
    if not found then
      return json_build_object('outcome', 'enquiry-not-found');
    end if;
  end if;
  if not private.may_mail_order() then
    return json_build_object('outcome', 'too-many');
  end if;
  -- The index of an expired reservation may belong to another process.
  delete from private.bitcoin_held_indexes held
  where held.network = new_order ->> 'network' and held.fingerprint = new_order ->> 'fingerprint'
    and held.key_index = (new_order ->> 'key_index')::integer and held.holder = store_bitcoin_order.holder
    and held_until > clock_timestamp();
  if not found then
    return json_build_object('outcome', 'index-lost');
  end if;
  insert into private.bitcoin_orders (
    submission, enquiry_id, network, fingerprint, key_index, address, amount_cents, amount_sats, price_eur_cents, price_sources,
    locale, customer_name, customer_email, description, quoted_until, confirmations_needed, created_by
  )
  select
    submission, enquiry_id, network, fingerprint, key_index, address, amount_cents, amount_sats, price_eur_cents, price_sources,
    locale, customer_name, customer_email, description,
    clock_timestamp() + make_interval(mins => (new_order ->> 'minutes_valid')::integer), confirmations_needed, store_bitcoin_order.editor
  from jsonb_populate_record(null::private.bitcoin_orders, new_order)
  returning * into known;
  perform private.note_action('bitcoin-order-opened', known.id::text, person => store_bitcoin_order.editor);
  return json_build_object('outcome', 'stored', 'is_known', false, 'order', private.bitcoin_order_json(known));
end
$$;
select private.expose('store_bitcoin_order', 'service_role');

create function private.read_bitcoin_order(order_id uuid, submission uuid) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  select private.bitcoin_order_json(about) from private.bitcoin_orders about
  where about.id = read_bitcoin_order.order_id or about.submission = read_bitcoin_order.submission;
$$;
select private.expose('read_bitcoin_order', 'authenticated, service_role');

-- An editor may decide about payments that are wrong, no longer confirmed, too many to check, or no longer checked.
create function private.is_decidable(about private.bitcoin_orders) returns boolean
language sql immutable set search_path = '' as $$
  select about.is_reorganised or about.state in ('underpaid', 'overpaid', 'late') or (
    about.state in ('open', 'seen')
    and (about.check_problem is not distinct from 'too-many-payments' or about.next_check_at is null)
  )
$$;

create function private.is_to_decide(about private.bitcoin_orders) returns boolean
language sql immutable set search_path = '' as 'select about.resolution is null and private.is_decidable(about)';

create function private.list_bitcoin_orders(wanted text, enquiry uuid, max integer, skip integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  with marked as (
    select about.id, about.created_at, about.state, about.next_check_at is not null as is_watched,
      private.is_to_decide(about) as is_to_decide
    from private.bitcoin_orders about
    where list_bitcoin_orders.enquiry is null or about.enquiry_id = list_bitcoin_orders.enquiry
  ),
  shown as (
    select id from marked
    where case list_bitcoin_orders.wanted
      when 'all' then true
      when 'watched' then is_watched
      when 'decide' then is_to_decide
      else state = list_bitcoin_orders.wanted
    end
    order by created_at desc, id
    limit least(greatest(max, 1), 200) offset greatest(list_bitcoin_orders.skip, 0)
  )
  select json_build_object(
    'counts', (
      select json_build_object(
        'all', count(*), 'watched', count(*) filter (where is_watched), 'decide', count(*) filter (where is_to_decide)
      ) from marked
    ),
    'orders', (
      select coalesce(json_agg(private.bitcoin_order_json(about) order by about.created_at desc, about.id), '[]')
      from private.bitcoin_orders about where about.id in (select id from shown)
    )
  );
$$;
select private.expose('list_bitcoin_orders', 'authenticated, service_role');

-- Returns `cancelled`, `not-open` or `not-found`.
create function private.cancel_bitcoin_order(order_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  update private.bitcoin_orders set state = 'cancelled', revision = revision + 1
  where id = cancel_bitcoin_order.order_id and state = 'open' and received_sats = 0 and resolution is null;
  if found then
    perform private.note_action('bitcoin-order-cancelled', order_id::text);
    return 'cancelled';
  end if;
  return case
    when exists (select from private.bitcoin_orders where id = cancel_bitcoin_order.order_id) then 'not-open'
    else 'not-found'
  end;
end
$$;
select private.expose('cancel_bitcoin_order', 'authenticated, service_role');

-- Returns `resolved`, `nothing-to-decide` or `not-found`.
create function private.resolve_bitcoin_order(order_id uuid, resolution text, refund_txid text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  if resolution is null then
    raise exception 'A decision is needed.' using errcode = 'invalid_parameter_value';
  end if;
  update private.bitcoin_orders about
  set resolution = resolve_bitcoin_order.resolution, resolved_by = auth.uid(), resolved_at = clock_timestamp(),
      refund_txid = case resolve_bitcoin_order.resolution when 'refunded' then nullif(resolve_bitcoin_order.refund_txid, '') end,
      next_check_at = case when state not in ('open', 'seen') then next_check_at end, revision = revision + 1
  where id = resolve_bitcoin_order.order_id and private.is_decidable(about)
    and (resolve_bitcoin_order.resolution <> 'unpaid' or is_reorganised or state in ('open', 'seen'));
  if found then
    perform private.note_action(
      case resolution when 'accepted' then 'bitcoin-order-accepted' when 'refunded' then 'bitcoin-order-refunded'
      else 'bitcoin-order-unpaid' end, order_id::text
    );
    return 'resolved';
  end if;
  return case
    when exists (select from private.bitcoin_orders where id = resolve_bitcoin_order.order_id) then 'nothing-to-decide'
    else 'not-found'
  end;
end
$$;
select private.expose('resolve_bitcoin_order', 'authenticated, service_role');

-- Claims the due orders for a minute, so that no other process checks them. With `order_id`, claims only this order,
-- even before it is due. In that case, the last check must be at least `pause_seconds` old (four times that after a
-- silent or busy explorer), and a busy explorer must allow the check.
create function private.claim_bitcoin_checks(order_id uuid, max integer, pause_seconds integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  claimed uuid[];
begin
  claimed := array(
    select about.id from private.bitcoin_orders about
    where about.next_check_at is not null
      and case
        when claim_bitcoin_checks.order_id is null then about.next_check_at <= clock_timestamp()
        else about.id = claim_bitcoin_checks.order_id
          and coalesce(about.checked_at < clock_timestamp() - make_interval(
            secs => pause_seconds * case when about.check_problem like 'explorer-%' then 4 else 1 end), true)
          and (about.check_problem is distinct from 'explorer-busy' or about.next_check_at <= clock_timestamp())
      end
      and coalesce(about.check_lease_until < clock_timestamp(), true)
    order by about.state in ('open', 'seen') desc, about.next_check_at limit max for update skip locked
  );
  update private.bitcoin_orders set check_lease_until = clock_timestamp() + interval '1 minute'
  where id = any (claimed);
  return (
    select coalesce(json_agg(json_build_object(
      'id', about.id, 'revision', about.revision, 'state', about.state, 'address', about.address, 'amount_sats', about.amount_sats,
      'quoted_until', about.quoted_until, 'created_at', about.created_at, 'confirmations_needed', about.confirmations_needed,
      'ended_at', about.ended_at, 'is_accepted', about.is_reorganised or about.resolution is not distinct from 'accepted',
      'agreed_at', coalesce(about.agreed_at, about.created_at),
      'payments', (
        select coalesce(json_agg(json_build_object(
          'txid', txid, 'sats', sats, 'spends', spends, 'first_seen_at', first_seen_at, 'block_height', block_height,
          'is_final', is_final
        ) order by first_seen_at, txid), '[]')
        from private.bitcoin_payments paid where paid.order_id = about.id and gone_at is null
      )
    ) order by about.state in ('open', 'seen') desc, about.next_check_at), '[]')
    from private.bitcoin_orders about where about.id = any (claimed)
  );
end
$$;
select private.expose('claim_bitcoin_checks', 'service_role');

-- `outcome` is { id, revision, next_check_at, problem } or, if both explorers agreed, { id, revision, next_check_at, state,
-- received_sats, confirmed_sats, confirmations, is_late, is_reorganised, payments }. Returns false if the order has
-- changed since the check started.
create function private.note_bitcoin_check(outcome jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  known private.bitcoin_orders;
  -- A new decision is needed if an order resolved as refunded or unpaid gets money, or if `is_reorganised` changes.
  is_reopened boolean;
begin
  select * into known from private.bitcoin_orders
  where id = (outcome ->> 'id')::uuid and revision = (outcome ->> 'revision')::integer for update;
  if not found then
    -- The order has changed since the check started, so it is checked again.
    update private.bitcoin_orders set check_lease_until = null where id = (outcome ->> 'id')::uuid;
    return false;
  end if;
  if outcome ->> 'problem' is not null then
    update private.bitcoin_orders
    set checked_at = clock_timestamp(), check_problem = outcome ->> 'problem', check_lease_until = null, revision = revision + 1,
        next_check_at = (outcome ->> 'next_check_at')::timestamptz
    where id = known.id;
    return true;
  end if;
  update private.bitcoin_payments paid set gone_at = clock_timestamp()
  where paid.order_id = known.id and gone_at is null
    and txid not in (select payment ->> 'txid' from jsonb_array_elements(outcome -> 'payments') payment);
  insert into private.bitcoin_payments as paid (order_id, txid, sats, spends, first_seen_at, block_height, is_final)
  select known.id, txid, sats, spends, first_seen_at, block_height, coalesce(is_final, false)
  from jsonb_populate_recordset(null::private.bitcoin_payments, outcome -> 'payments')
  on conflict on constraint bitcoin_payments_pkey do update
  set block_height = excluded.block_height, is_final = excluded.is_final, gone_at = null, first_seen_at = excluded.first_seen_at;
  is_reopened := (outcome ->> 'is_reorganised')::boolean <> known.is_reorganised
    or (known.resolution <> 'accepted' and (outcome ->> 'received_sats')::bigint > known.received_sats);
  update private.bitcoin_orders
  set state = outcome ->> 'state', received_sats = (outcome ->> 'received_sats')::bigint,
      confirmed_sats = (outcome ->> 'confirmed_sats')::bigint, confirmations = (outcome ->> 'confirmations')::integer,
      resolution = case when is_reopened is not true then known.resolution end,
      resolved_by = case when is_reopened is not true then known.resolved_by end,
      resolved_at = case when is_reopened is not true then known.resolved_at end,
      is_late = (outcome ->> 'is_late')::boolean, is_reorganised = (outcome ->> 'is_reorganised')::boolean,
      checked_at = clock_timestamp(), agreed_at = clock_timestamp(), check_problem = null, check_lease_until = null,
      next_check_at = (outcome ->> 'next_check_at')::timestamptz, revision = revision + 1
  where id = known.id;
  return true;
end
$$;
select private.expose('note_bitcoin_check', 'service_role');

-- The calling function has already checked the token in the link.
create function private.bitcoin_order_page(order_id uuid) returns json
language sql stable security definer set search_path = '' as $$
  select private.bitcoin_order_json(about)::json from private.bitcoin_orders about where about.id = bitcoin_order_page.order_id
$$;
select private.expose('bitcoin_order_page', 'service_role');

-- Deletes customer data and unsent mails to customers. Amounts, addresses, indexes and states stay for the books.
create function private.forget_bitcoin_customers(orders uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  update private.bitcoin_orders
  set customer_name = null, customer_email = null, description = null, forgotten_at = clock_timestamp(), revision = revision + 1
  where id = any (orders) and forgotten_at is null;
  get diagnostics forgotten = row_count;
  delete from public.mail_outbox
  where kind = 'bitcoin-customer' and state = 'waiting'
    and bitcoin_event_id in (select id from private.bitcoin_order_events where order_id = any (orders));
  return forgotten;
end
$$;

-- Orders for this e-mail address, or from an enquiry with this address.
create function private.bitcoin_orders_of(email text) returns setof uuid
language sql stable set search_path = '' as $$
  select paid.id from private.bitcoin_orders paid
  left join public.enquiries about on about.id = paid.enquiry_id
  where lower(trim(bitcoin_orders_of.email)) in (lower(paid.customer_email), lower(about.email))
$$;
