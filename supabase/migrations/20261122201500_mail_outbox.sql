-- The outbox stores each mail of the site until the mail service has accepted it.
-- A process claims mails for a limited time before it sends them. An attempt without an answer may have sent the
-- mail, so it is repeated with the same idempotency key for 23 hours: the mail service remembers keys for 24 hours.
-- After that, the mail is `unknown`, and the schedule never sends the mail again.
-- The business gets a notice of held enquiries at most once per hour, or once per day if only programs sent them.

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid references public.enquiries (id) on delete cascade,
  kind text not null
    constraint mail_outbox_kind_known check (
      kind in ('business', 'confirmation', 'reminder', 'preview', 'held', 'health', 'bitcoin-customer', 'bitcoin-business')
    ),
  -- `dead`: given up, see last_error. `unknown`: may have arrived, so the schedule never sends it again.
  state text not null default 'waiting'
    constraint mail_outbox_state_known check (state in ('waiting', 'sending', 'sent', 'dead', 'unknown')),
  -- The mail service sends only one mail per key within 24 hours.
  idempotency_key text not null
    constraint mail_outbox_key_length check (char_length(idempotency_key) between 1 and 200),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease_until timestamptz,
  first_attempt_at timestamptz,
  tried_at timestamptz,
  -- The first attempt without an answer. It may have sent the mail, so the 24 hours of the mail's key start then.
  unclear_since timestamptz,
  last_error text constraint mail_outbox_last_error_length check (char_length(last_error) <= 500),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  preview_id uuid references public.post_previews (id) on delete cascade,
  -- The number of held enquiries when the notice was queued, so that every attempt sends the same text.
  held_enquiries integer constraint mail_outbox_held_enquiries_some check (held_enquiries > 0),
  -- The problems when the mail was queued, so that every attempt sends the same text.
  health_problems jsonb,
  bitcoin_event_id bigint references private.bitcoin_order_events (id),
  constraint mail_outbox_once_per_enquiry unique (enquiry_id, kind),
  constraint mail_outbox_once_per_preview unique (preview_id),
  constraint mail_outbox_about_one check (num_nonnulls(enquiry_id, preview_id, held_enquiries, health_problems, bitcoin_event_id) = 1),
  constraint mail_outbox_preview_about_preview check ((kind = 'preview') = (preview_id is not null)),
  constraint mail_outbox_held_about_held check ((kind = 'held') = (held_enquiries is not null)),
  constraint mail_outbox_health_about_health check ((kind = 'health') = (health_problems is not null)),
  constraint mail_outbox_once_per_bitcoin_event unique (bitcoin_event_id, kind),
  constraint mail_outbox_bitcoin_about_order
    check ((kind in ('bitcoin-customer', 'bitcoin-business')) = (bitcoin_event_id is not null))
);
create index mail_outbox_due_idx on public.mail_outbox (next_try_at) where state in ('waiting', 'sending');
create index mail_outbox_kind_idx on public.mail_outbox (kind, created_at);

alter table public.mail_outbox enable row level security;
select private.allow('authenticated', 'select', 'public.mail_outbox');
select private.allow('service_role', 'select, insert, update, delete', 'public.mail_outbox');

create policy "a confirmed editor reads the mail outbox" on public.mail_outbox
  for select to authenticated using ((select private.is_confirmed_editor()));

create function private.log_mail_again() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'business' and new.state in ('waiting', 'sending') and private.is_editor() then
    perform private.note_action('enquiry-mailed-again', new.enquiry_id::text);
  end if;
  return null;
end
$$;
create trigger log_mail_again after insert or update on public.mail_outbox
  for each row execute function private.log_mail_again();

-- A visitor may enter another person's e-mail address, so confirmations are limited per address and in total.
create function private.may_confirm(email text) returns boolean
language sql stable set search_path = '' as $$
  select not exists (
    select from public.enquiries enquiry
    join public.mail_outbox mail on mail.enquiry_id = enquiry.id and mail.kind = 'confirmation'
    where lower(enquiry.email) = lower(may_confirm.email)
      and (
        mail.state in ('waiting', 'sending')
        or greatest(mail.created_at, mail.tried_at, mail.sent_at) > clock_timestamp() - interval '1 hour'
      )
  ) and (
    select count(*) < 100 and count(*) filter (where created_at > clock_timestamp() - interval '1 hour') < 20
    from public.mail_outbox
    where kind = 'confirmation' and created_at > clock_timestamp() - interval '1 day'
  )
$$;

-- An expired lease means that the process died without storing a result, so the mail may have been sent.
create function private.settle_mails() returns void
language sql set search_path = '' as $$
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
$$;

create function private.is_mail_due(mail public.mail_outbox) returns boolean
language sql stable set search_path = '' as $$
  select mail.state = 'waiting' and mail.next_try_at <= clock_timestamp()
$$;

-- Claims due mails and returns the data for writing them. `about` is the id of an enquiry, preview or order, or null
-- for all due mails. Notices of held enquiries come first, confirmations last.
create function private.claim_mails(about uuid, max integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  claimed uuid[];
begin
  perform private.settle_mails();
  claimed := array(
    select mail.id from public.mail_outbox mail
    where private.is_mail_due(mail)
      and (about is null or about in (mail.enquiry_id, mail.preview_id, private.bitcoin_order_of(mail.bitcoin_event_id)))
    order by mail.kind = 'confirmation', mail.kind <> 'held', mail.next_try_at
    limit max for update skip locked
  );
  update public.mail_outbox
  set state = 'sending', attempts = attempts + 1,
      lease_until = clock_timestamp() + interval '1 minute',
      first_attempt_at = coalesce(first_attempt_at, clock_timestamp()), tried_at = clock_timestamp()
  where id = any (claimed);
  return (
    select coalesce(json_agg(json_build_object(
      'id', mail.id, 'kind', mail.kind, 'attempts', mail.attempts, 'idempotency_key', mail.idempotency_key,
      'enquiry', to_json(written), 'preview', to_json(preview), 'held_enquiries', mail.held_enquiries,
      'health_problems', mail.health_problems, 'bitcoin', private.bitcoin_mail_json(mail.bitcoin_event_id)
    ) order by mail.kind = 'confirmation', mail.kind <> 'held', mail.next_try_at), '[]')
    from public.mail_outbox mail
    left join public.enquiries written on written.id = mail.enquiry_id
    left join public.post_previews preview on preview.id = mail.preview_id
    where mail.id = any (claimed)
  );
end
$$;
select private.expose('claim_mails', 'service_role');

-- `outcomes` is { mails: [{ id, outcome, error?, retry_seconds? }] }. A `failed` mail was not sent and is retried. An
-- `unclear` mail may have been sent, and is retried with the same key. An `untried` mail returns to the queue.
create function private.note_mails(outcomes jsonb) returns void
language sql security definer set search_path = '' as $$
  update public.mail_outbox mail
  set state = case ended.outcome
        when 'sent' then 'sent' when 'dead' then 'dead' when 'unknown' then 'unknown' else 'waiting'
      end,
      sent_at = case when ended.outcome = 'sent' then clock_timestamp() end,
      attempts = mail.attempts - case when ended.outcome = 'untried' then 1 else 0 end,
      unclear_since = case when ended.outcome = 'unclear' then coalesce(mail.unclear_since, mail.tried_at)
        else mail.unclear_since end,
      lease_until = null,
      last_error = case
        when ended.outcome = 'sent' then null
        when ended.outcome = 'untried' and ended.error is null then mail.last_error
        else left(ended.error, 500)
      end,
      next_try_at = clock_timestamp() + make_interval(secs => coalesce(ended.retry_seconds, 0))
  from jsonb_to_recordset(outcomes -> 'mails') as ended (id uuid, outcome text, error text, retry_seconds double precision)
  where mail.id = ended.id and mail.state = 'sending'
$$;
select private.expose('note_mails', 'service_role');

-- Held enquiries that no editor has released or answered.
create function private.held_enquiries() returns setof public.enquiries
language sql stable set search_path = '' as $$
  select about.* from public.enquiries about
  where about.held_reason is not null and about.status = 'open'
    and not exists (select from public.mail_outbox mail where mail.enquiry_id = about.id and mail.kind = 'business')
$$;

create function private.is_held_notice_due() returns boolean
language plpgsql stable set search_path = '' as $$
declare
  reported timestamptz;
  is_flood boolean;
begin
  if exists (select from public.mail_outbox where kind = 'held' and state in ('waiting', 'sending')) then
    return false;
  end if;
  select max(created_at) into reported from public.mail_outbox where kind = 'held';
  select bool_or(held_reason in ('limit', 'repeated')) into is_flood
  from private.held_enquiries() where created_at > coalesce(reported, now() - interval '1 day');
  return is_flood is not null and coalesce(
    reported < clock_timestamp() - (case when is_flood then interval '1 hour' else interval '1 day' end), true
  );
end
$$;

create function private.queue_held_notice() returns void
language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('held notice', 0));
  if private.is_held_notice_due() then
    insert into public.mail_outbox (kind, idempotency_key, held_enquiries, created_at)
    select 'held', 'held-' || gen_random_uuid(), count(*), clock_timestamp() from private.held_enquiries();
  end if;
end
$$;

-- Queues the notice of held enquiries if it is due. Queues a reminder for each open enquiry that was stored, or released
-- if it was held, between `after_seconds` and one day more ago, at most 20 an hour. Returns the number of new reminders.
create function private.queue_reminders(after_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  made integer;
begin
  perform private.queue_held_notice();
  delete from public.mail_outbox mail using public.enquiries about
  where about.id = mail.enquiry_id and about.status = 'answered' and mail.kind = 'reminder' and mail.state = 'waiting';
  insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
  select about.id, 'reminder', 'reminder-' || submission from public.enquiries about
  left join public.mail_outbox released on released.enquiry_id = about.id and released.kind = 'business'
  where status = 'open'
    and (case when held_reason is null then about.created_at else released.created_at end)
      between now() - make_interval(secs => after_seconds, days => 1) and now() - make_interval(secs => after_seconds)
    and not exists (select from public.mail_outbox mail where mail.enquiry_id = about.id and mail.kind = 'reminder')
  order by about.created_at
  limit greatest(0, 20 - (
    select count(*) from public.mail_outbox where kind = 'reminder' and created_at > clock_timestamp() - interval '1 hour'
  ))
  on conflict on constraint mail_outbox_once_per_enquiry do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;

-- Mails an enquiry to the business again, or a held enquiry for the first time. A mail in the queue is due at once.
-- Any other mail is replaced, because the mail service sends only one mail per idempotency key. Returns `queued`,
-- `not-found` or `too-many` (mails within an hour).
create function private.mail_enquiry_again(enquiry uuid) returns text
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  if not private.may_mail(array['enquiry-mailed-again'], 20) then
    return 'too-many';
  end if;
  delete from public.mail_outbox mail
  where mail.enquiry_id = mail_enquiry_again.enquiry and kind = 'business' and state not in ('waiting', 'sending');
  insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
  select about.id, 'business', 'again-' || gen_random_uuid() from public.enquiries about
  where about.id = mail_enquiry_again.enquiry
  on conflict on constraint mail_outbox_once_per_enquiry do update set next_try_at = now();
  return case when found then 'queued' else 'not-found' end;
end
$$;
select private.expose('mail_enquiry_again', 'authenticated, service_role');

-- Whether the mail may have failed to reach the business: never queued, given up, possibly lost, or failed so far.
create function private.is_unmailed(mail public.mail_outbox) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when mail.id is null then true
    when mail.state in ('dead', 'unknown') then true
    when mail.state = 'waiting' then mail.last_error is not null
    else false
  end
$$;

-- The customer and the business get one mail about each kind of change, with two exceptions. The business gets no
-- mail about opening and cancelling. About lost or regained confirmations, the business gets a mail every time, and
-- the customer gets none.

create function private.queue_bitcoin_mails() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into public.mail_outbox (bitcoin_event_id, kind, idempotency_key)
  select new.id, recipient.kind, recipient.kind || '-' || new.order_id || '-' || new.change
    || case when new.change in ('reorganised', 'reconfirmed') then '-' || new.id else '' end
  from (values ('bitcoin-customer'), ('bitcoin-business')) as recipient (kind)
  where case recipient.kind
      when 'bitcoin-business' then new.change not in ('opened', 'cancelled')
      else new.change not in ('reorganised', 'reconfirmed') and exists (
        select from private.bitcoin_orders about where about.id = new.order_id and about.forgotten_at is null
      )
    end
    and (new.change in ('reorganised', 'reconfirmed') or not exists (
      select from private.bitcoin_order_events before
      where before.order_id = new.order_id and before.change = new.change and before.id < new.id
    ));
  return null;
end
$$;
create trigger queue_bitcoin_mails after insert on private.bitcoin_order_events
  for each row execute function private.queue_bitcoin_mails();

create function private.bitcoin_order_of(event bigint) returns uuid
language sql stable set search_path = '' as 'select order_id from private.bitcoin_order_events where id = event';

-- Returns the order with its payments at the time of the change, or null for a mail that is not about an order.
create function private.bitcoin_mail_json(event bigint) returns json
language sql stable set search_path = '' as $$
  select json_build_object(
    'order_id', about.id, 'change', change_event.change, 'at', change_event.at, 'locale', about.locale,
    'customer_name', about.customer_name, 'customer_email', about.customer_email, 'description', about.description,
    'network', about.network, 'address', about.address, 'amount_cents', about.amount_cents, 'amount_sats', about.amount_sats,
    'quoted_until', about.quoted_until, 'is_late', change_event.is_late, 'received_sats', change_event.received_sats, 'confirmed_sats', change_event.confirmed_sats,
    'confirmations', change_event.confirmations, 'confirmations_needed', about.confirmations_needed, 'txids', change_event.txids
  )
  from private.bitcoin_order_events change_event
  join private.bitcoin_orders about on about.id = change_event.order_id
  where change_event.id = bitcoin_mail_json.event
$$;

create function private.max_orders_mailed_per_hour() returns integer
language sql immutable set search_path = '' as 'select 20';

create function private.may_mail_order() returns boolean
language sql security definer set search_path = '' as $$
  select private.may_mail(mailing, private.max_orders_mailed_per_hour())
    and private.may_mail(mailing, 3 * private.max_orders_mailed_per_hour(), '1 day')
  from (values (array['bitcoin-order-opened', 'bitcoin-order-mailed-again'])) as counted (mailing)
$$;

-- Returns `queued`, `not-found`, `not-open`, `gone` (customer's data deleted), or `too-many` (mails). A mail in the
-- queue is due at once. Any other mail is replaced.
create function private.resend_bitcoin_order(order_id uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known private.bitcoin_orders;
begin
  perform private.require_confirmed_editor();
  select * into known from private.bitcoin_orders where id = resend_bitcoin_order.order_id;
  if not found then
    return 'not-found';
  elsif known.forgotten_at is not null then
    return 'gone';
  elsif known.state <> 'open' or known.resolution is not null then
    return 'not-open';
  elsif not private.may_mail_order() then
    return 'too-many';
  end if;
  delete from public.mail_outbox mail using private.bitcoin_order_events event
  where event.id = mail.bitcoin_event_id and event.order_id = known.id and change = 'opened'
    and kind = 'bitcoin-customer' and state not in ('waiting', 'sending');
  insert into public.mail_outbox (bitcoin_event_id, kind, idempotency_key)
  select id, 'bitcoin-customer', 'again-' || gen_random_uuid() from private.bitcoin_order_events event
  where event.order_id = known.id and change = 'opened'
  on conflict on constraint mail_outbox_once_per_bitcoin_event do update set next_try_at = now();
  perform private.note_action('bitcoin-order-mailed-again', known.id::text);
  return 'queued';
end
$$;
select private.expose('resend_bitcoin_order', 'authenticated, service_role');
