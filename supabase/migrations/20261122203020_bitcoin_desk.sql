-- What editors do with orders: make one, list them, take one back, and decide about a payment that was not as agreed.

-- An order as the functions read it, with what happened to it, and what became of its mails.
create function private.bitcoin_order_json(about private.bitcoin_orders) returns jsonb
language sql stable set search_path = '' as $$
  select to_jsonb(about) - array['submission', 'look_lease_until', 'revision', 'created_by', 'resolved_by', 'price_sources']
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
  -- Whoever held it too long has lost it to somebody else.
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
  -- Not by private.note_action(), which would name the caller: that is the server.
  insert into public.actions (person, action, subject)
  values (store_bitcoin_order.editor, 'bitcoin-order-opened', known.id::text);
  return json_build_object('outcome', 'stored', 'is_known', false, 'order', private.bitcoin_order_json(known));
end
$$;

-- Stores an order of an editor, whose index is held by `holder`: `stored` (`is_known` where its submission was stored before),
-- `enquiry-not-found`, or `index-lost` where the index was held too long. The functions alone do so: address, amount and price are what
-- they found, and a customer is mailed them.
create function public.store_bitcoin_order(new_order jsonb, holder uuid, editor uuid) returns json
language sql set search_path = '' as 'select private.store_bitcoin_order(new_order, holder, editor)';
grant execute on function private.store_bitcoin_order(jsonb, uuid, uuid), public.store_bitcoin_order(jsonb, uuid, uuid) to service_role;

create function private.read_bitcoin_order(order_id uuid, submission uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  return (
    select private.bitcoin_order_json(about) from private.bitcoin_orders about
    where about.id = read_bitcoin_order.order_id or about.submission = read_bitcoin_order.submission
  );
end
$$;

-- One order, by its id or by the submission it came from; null where there is none.
create function public.read_bitcoin_order(order_id uuid, submission uuid) returns json
language sql stable set search_path = '' as 'select private.read_bitcoin_order(order_id, submission)';

-- Whether somebody has to decide about what was paid: too little, too much or too late.
create function private.is_to_decide(about private.bitcoin_orders) returns boolean
language sql immutable set search_path = '' as $$
  select about.resolution is null and about.state in ('underpaid', 'overpaid', 'late')
$$;

create function private.list_bitcoin_orders(wanted text, enquiry uuid, most integer, skip integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  return (
    with marked as (
      select about.id, about.created_at, about.state, about.next_look_at is not null as is_watched,
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
      limit least(greatest(most, 1), 200) offset greatest(list_bitcoin_orders.skip, 0)
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
    )
  );
end
$$;

create function public.list_bitcoin_orders(wanted text, enquiry uuid, most integer, skip integer) returns json
language sql stable set search_path = '' as 'select private.list_bitcoin_orders(wanted, enquiry, most, skip)';

create function private.cancel_bitcoin_order(order_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  update private.bitcoin_orders set state = 'cancelled', revision = revision + 1
  where id = cancel_bitcoin_order.order_id and state = 'open' and received_sats = 0;
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

-- Takes back an order that nothing was sent to: `cancelled`, `not-open` or `not-found`.
create function public.cancel_bitcoin_order(order_id uuid) returns text
language sql set search_path = '' as 'select private.cancel_bitcoin_order(order_id)';

create function private.resolve_bitcoin_order(order_id uuid, resolution text) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  if resolution is null then
    raise exception 'A decision is needed.' using errcode = 'invalid_parameter_value';
  end if;
  update private.bitcoin_orders
  set resolution = resolve_bitcoin_order.resolution, resolved_by = auth.uid(), resolved_at = clock_timestamp(),
      revision = revision + 1
  where id = resolve_bitcoin_order.order_id and state in ('underpaid', 'overpaid', 'late');
  if found then
    perform private.note_action(
      case resolution when 'accepted' then 'bitcoin-order-accepted' else 'bitcoin-order-refunded' end, order_id::text
    );
    return 'resolved';
  end if;
  return case
    when exists (select from private.bitcoin_orders where id = resolve_bitcoin_order.order_id) then 'nothing-to-decide'
    else 'not-found'
  end;
end
$$;

-- Notes what was decided: `resolved`, `nothing-to-decide` or `not-found`.
create function public.resolve_bitcoin_order(order_id uuid, resolution text) returns text
language sql set search_path = '' as 'select private.resolve_bitcoin_order(order_id, resolution)';

grant execute on function
  private.read_bitcoin_order(uuid, uuid), public.read_bitcoin_order(uuid, uuid),
  private.list_bitcoin_orders(text, uuid, integer, integer), public.list_bitcoin_orders(text, uuid, integer, integer),
  private.cancel_bitcoin_order(uuid), public.cancel_bitcoin_order(uuid),
  private.resolve_bitcoin_order(uuid, text), public.resolve_bitcoin_order(uuid, text)
to authenticated, service_role;
