-- Each change of an order is mailed once: to the customer, as long as it is known who that is, and to the business. What an editor does is
-- told to the customer alone, and that a booked payment is no longer confirmed to the business alone. A mail is made from its event,
-- so every attempt says the same, whatever has happened since.

alter table public.mail_outbox
  add column bitcoin_event_id bigint references private.bitcoin_order_events (id),
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_kind_known
    check (kind in ('business', 'confirmation', 'reminder', 'preview', 'held', 'bitcoin-customer', 'bitcoin-business')),
  drop constraint mail_outbox_about_one,
  add constraint mail_outbox_about_one check (num_nonnulls(enquiry_id, preview_id, held_messages, bitcoin_event_id) = 1),
  add constraint mail_outbox_bitcoin_about_order
    check ((kind in ('bitcoin-customer', 'bitcoin-business')) = (bitcoin_event_id is not null)),
  add constraint mail_outbox_once_per_bitcoin_event unique (bitcoin_event_id, kind);

create function private.queue_bitcoin_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_outbox (bitcoin_event_id, kind, idempotency_key)
  select new.id, told.kind, told.kind || '-' || new.order_id || '-' || new.change
  from (values ('bitcoin-customer'), ('bitcoin-business')) as told (kind)
  where case told.kind
      when 'bitcoin-business' then new.change not in ('opened', 'cancelled')
      else new.change <> 'reorganised' and exists (
        select from private.bitcoin_orders about where about.id = new.order_id and about.forgotten_at is null
      )
    end
    and not exists (
      select from private.bitcoin_order_events before
      where before.order_id = new.order_id and before.change = new.change and before.id < new.id
    );
  return null;
end
$$;
create trigger queue_bitcoin_mails after insert on private.bitcoin_order_events
  for each row execute function private.queue_bitcoin_mails();

create function private.bitcoin_order_of(event bigint) returns uuid
language sql stable set search_path = '' as 'select order_id from private.bitcoin_order_events where id = event';

-- What a mail says: how the order stood at the change. Null for another mail.
create function private.bitcoin_mail_json(event bigint) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'order_id', about.id, 'change', told.change, 'at', told.at, 'locale', about.locale,
    'customer_name', about.customer_name, 'customer_email', about.customer_email, 'description', about.description,
    'network', about.network, 'address', about.address, 'amount_cents', about.amount_cents, 'amount_sats', about.amount_sats,
    'quoted_until', about.quoted_until, 'received_sats', told.received_sats, 'confirmed_sats', told.confirmed_sats,
    'confirmations', told.confirmations, 'confirmations_needed', about.confirmations_needed, 'txids', told.txids
  )
  from private.bitcoin_order_events told
  join private.bitcoin_orders about on about.id = told.order_id
  where told.id = bitcoin_mail_json.event
$$;

-- Claims mails that are due, with what they are about: of one message, preview or order, or the longest waiting of all. That
-- messages are being held is said first, confirmations last.
create or replace function private.claim_mails(enquiry uuid, most integer, lease_seconds integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  claimed uuid[];
begin
  -- Whoever had these never said how it ended.
  update public.mail_outbox
  set state = 'waiting', unclear_since = coalesce(unclear_since, tried_at),
      last_error = 'The attempt was interrupted; whether the mail went out is not known.'
  where id in (
    select id from public.mail_outbox
    where state = 'sending' and lease_until < clock_timestamp() for update skip locked
  );
  update public.mail_outbox
  set state = 'unknown'
  where id in (
    select id from public.mail_outbox
    where state = 'waiting' and unclear_since < clock_timestamp() - interval '23 hours' for update skip locked
  );
  claimed := array(
    select mail.id from public.mail_outbox mail
    where mail.state = 'waiting' and mail.next_try_at <= clock_timestamp()
      and (claim_mails.enquiry is null or claim_mails.enquiry in (mail.enquiry_id, mail.preview_id, private.bitcoin_order_of(mail.bitcoin_event_id)))
    order by mail.kind = 'confirmation', mail.kind <> 'held', mail.next_try_at
    limit most for update skip locked
  );
  update public.mail_outbox
  set state = 'sending', attempts = attempts + 1,
      lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
      first_attempt_at = coalesce(first_attempt_at, clock_timestamp()), tried_at = clock_timestamp()
  where id = any (claimed);
  return (
    select coalesce(json_agg(json_build_object(
      'id', mail.id, 'kind', mail.kind, 'attempts', mail.attempts, 'idempotency_key', mail.idempotency_key,
      'enquiry', to_json(written), 'preview', to_json(preview), 'held_messages', mail.held_messages,
      'bitcoin', private.bitcoin_mail_json(mail.bitcoin_event_id)
    ) order by mail.kind = 'confirmation', mail.kind <> 'held', mail.next_try_at), '[]')
    from public.mail_outbox mail
    left join public.enquiries written on written.id = mail.enquiry_id
    left join public.post_previews preview on preview.id = mail.preview_id
    where mail.id = any (claimed)
  );
end
$$;

-- The mail with the link anew, whatever became of the one before; one that is on its way already is only tried at once. A new key: the mail
-- service is to send it again.
create function private.resend_bitcoin_order(order_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known private.bitcoin_orders;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  select * into known from private.bitcoin_orders where id = resend_bitcoin_order.order_id;
  if not found then
    return 'not-found';
  elsif known.forgotten_at is not null then
    return 'gone';
  elsif known.state <> 'open' then
    return 'not-open';
  end if;
  insert into public.mail_outbox as mail (bitcoin_event_id, kind, idempotency_key)
  select id, 'bitcoin-customer', 'again-' || gen_random_uuid() from private.bitcoin_order_events event
  where event.order_id = known.id and change = 'opened'
  on conflict on constraint mail_outbox_once_per_bitcoin_event do update
  set next_try_at = now(),
      state = case when mail.state = 'sending' then 'sending' else 'waiting' end,
      attempts = case when mail.state in ('waiting', 'sending') then mail.attempts else 0 end,
      idempotency_key =
        case when mail.state in ('waiting', 'sending') then mail.idempotency_key else excluded.idempotency_key end,
      first_attempt_at = case when mail.state in ('waiting', 'sending') then mail.first_attempt_at end,
      unclear_since = case when mail.state in ('waiting', 'sending') then mail.unclear_since end,
      last_error = case when mail.state in ('waiting', 'sending') then mail.last_error end,
      sent_at = null;
  perform private.note_action('bitcoin-order-mailed-again', known.id::text);
  return 'queued';
end
$$;

-- Mails the link again: `queued`, `not-found`, `not-open`, or `gone` where the person was deleted.
create function public.resend_bitcoin_order(order_id uuid) returns text
language sql set search_path = '' as 'select private.resend_bitcoin_order(order_id)';
grant execute on function private.resend_bitcoin_order(uuid), public.resend_bitcoin_order(uuid) to authenticated, service_role;
