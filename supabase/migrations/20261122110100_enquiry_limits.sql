-- Limits of the contact channel are the server's. A message is handed in by the site's functions with the secret key; the
-- publishable key, which anybody has, calls nothing here. What comes too often is held, and not simply what comes after
-- the first so many of the hour, and no sender can use up what is there for all:
--
--   one address (IPv4, or a /64)      CONTACT_LIMIT messages an hour (5); more are refused
--   the network around it (/24, /48)  4 times that; more are refused
--   one e-mail address, one text, or   CONTACT_LIMIT an hour; more are held
--   one time stamp
--   mails to the business             60 an hour, of which 30 for messages without a valid time stamp; more are held
--   confirmations                     one per e-mail address and hour, 20 an hour and 100 a day in all
--   messages that are held            200 times CONTACT_LIMIT an hour, 10,000 in all; more are refused, and a visitor
--                                     is shown the telephone number

alter table public.enquiries
  -- Whether it came from a form that a browser had open for a while, which the server can tell from a signed time.
  add column is_stamped boolean not null default false,
  drop constraint enquiries_held_reason_known,
  add constraint enquiries_held_reason_known check (held_reason in ('honeypot', 'stamp', 'limit', 'repeated'));
create index enquiries_mailed_idx on public.enquiries (created_at) where held_reason is null;
create index enquiries_held_idx on public.enquiries (created_at) where held_reason is not null;
create index enquiries_message_idx on public.enquiries (md5(message), created_at);
create index mail_outbox_kind_idx on public.mail_outbox (kind, created_at);

alter table private.enquiry_senders
  add column network text not null default ''
    constraint enquiry_senders_network_length check (char_length(network) <= 128),
  -- The signature of the time stamp, where there was a valid one: one form is not filled in by everybody.
  add column stamp text constraint enquiry_senders_stamp_length check (char_length(stamp) <= 128);
create index enquiry_senders_network_idx on private.enquiry_senders (network, sent_at);
create index enquiry_senders_stamp_idx on private.enquiry_senders (stamp, sent_at);

create or replace function private.most_mailed_per_hour() returns integer
language sql immutable set search_path = '' as 'select 60';

-- The row of a message, from the names the functions use.
create or replace function private.add_enquiry(enquiry jsonb) returns uuid
language sql set search_path = '' as $$
  insert into public.enquiries (
    submission, name, email, phone, subject, message, lang, page_url, quote, monthly_cents, one_time_cents, held_reason,
    is_stamped, created_at
  )
  select
    (enquiry ->> 'submission')::uuid, enquiry ->> 'name', enquiry ->> 'email', coalesce(enquiry ->> 'phone', ''),
    coalesce(enquiry ->> 'subject', ''), enquiry ->> 'message', enquiry ->> 'lang', enquiry ->> 'page_url',
    nullif(enquiry -> 'quote', 'null'), (enquiry ->> 'monthly_cents')::integer, (enquiry ->> 'one_time_cents')::integer,
    enquiry ->> 'held_reason', enquiry ->> 'stamp' is not null, clock_timestamp()
  returning id
$$;

-- Whether a visitor's address may be sent a confirmation: once an hour, whatever was sent in its name, and within what
-- is sent to all addresses together. Anybody can have one sent to anybody, so they must not become many.
create or replace function private.may_confirm(email text) returns boolean
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

-- Why a message is held although nothing in itself speaks against it; null where it is mailed.
create function private.hold_for(enquiry jsonb, address_limit integer) returns text
language sql stable set search_path = '' as $$
  select case
    when (
      select count(*) from public.enquiries known
      where lower(known.email) = lower(enquiry ->> 'email') and known.created_at > clock_timestamp() - interval '1 hour'
    ) >= address_limit or (
      select count(*) from public.enquiries known
      where md5(known.message) = md5(enquiry ->> 'message') and known.created_at > clock_timestamp() - interval '1 hour'
    ) >= address_limit or (
      select count(*) from private.enquiry_senders sender
      where sender.stamp = enquiry ->> 'stamp' and sender.sent_at > clock_timestamp() - interval '1 hour'
    ) >= address_limit then 'repeated'
    when mailed.all_of_them >= private.most_mailed_per_hour() then 'limit'
    -- Half is kept for forms that a browser has filled in: a program without one cannot use that up.
    when enquiry ->> 'stamp' is null and mailed.unstamped >= private.most_mailed_per_hour() / 2 then 'limit'
  end
  from (
    select count(*) as all_of_them, count(*) filter (where not is_stamped) as unstamped from public.enquiries
    where held_reason is null and created_at > clock_timestamp() - interval '1 hour'
  ) as mailed
$$;

-- Whether there is room for one more message that is held.
create function private.may_hold(address_limit integer) returns boolean
language sql stable set search_path = '' as $$
  select count(*) < 10000
    and count(*) filter (where created_at > clock_timestamp() - interval '1 hour') < 200 * address_limit::bigint
  from public.enquiries where held_reason is not null
$$;

drop function public.store_enquiry(jsonb, text, integer);
drop function private.store_enquiry(jsonb, text, integer);

-- Stores a message with its mails: `stored`, or `refused` with the seconds to wait where the sender has sent as much as it
-- may, or `full` where as much is held as can be. `address` and `network` are keyed digests. The same submission again
-- answers as before; with another text it is another message, and that one is stored once as well.
create function private.store_enquiry(enquiry jsonb, address text, address_limit integer, network text default '') returns json
language plpgsql security definer set search_path = '' as $$
declare
  given_submission uuid := (enquiry ->> 'submission')::uuid;
  known public.enquiries;
  in_the_way timestamptz;
  hold text := enquiry ->> 'held_reason';
  made_id uuid;
begin
  if coalesce(char_length(store_enquiry.address), 0) not between 1 and 128 or coalesce(address_limit, -1) < 0 then
    raise exception 'An address of 1 to 128 characters and a limit are needed.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('enquiry ' || given_submission::text, 0));
  select * into known from public.enquiries where submission = given_submission;
  if found and (known.email, known.name, known.message) is distinct from
    (enquiry ->> 'email', enquiry ->> 'name', enquiry ->> 'message') then
    given_submission := md5(concat_ws('|', given_submission, enquiry ->> 'email', enquiry ->> 'name', enquiry ->> 'message'))::uuid;
    select * into known from public.enquiries where submission = given_submission;
  end if;
  if known.submission = given_submission then
    return json_build_object('outcome', 'stored', 'id', known.id, 'held', known.held_reason is not null, 'is_new', false);
  end if;

  perform pg_advisory_xact_lock(hashtextextended('sender ' || coalesce(nullif(network, ''), store_enquiry.address), 0));
  -- The message whose hour has to end before this sender may send again.
  in_the_way := greatest(
    case when address_limit = 0 then clock_timestamp() end,
    (
      select sent_at from private.enquiry_senders sender
      where sender.address = store_enquiry.address and sent_at > clock_timestamp() - interval '1 hour'
      order by sent_at desc offset greatest(address_limit - 1, 0) limit 1
    ),
    (
      select sent_at from private.enquiry_senders sender
      where sender.network = nullif(store_enquiry.network, '') and sent_at > clock_timestamp() - interval '1 hour'
      order by sent_at desc offset greatest(4 * address_limit::bigint - 1, 0) limit 1
    )
  );
  if in_the_way is not null then
    return json_build_object(
      'outcome', 'refused',
      'retry_after_seconds', greatest(1, ceil(extract(epoch from in_the_way + interval '1 hour' - clock_timestamp())))::integer
    );
  end if;

  hold := coalesce(hold, private.hold_for(enquiry, address_limit));
  if hold is not null and not private.may_hold(address_limit) then
    return json_build_object('outcome', 'full');
  end if;
  insert into private.enquiry_senders (address, network, stamp)
  values (store_enquiry.address, coalesce(store_enquiry.network, ''), enquiry ->> 'stamp');
  made_id := private.add_enquiry(enquiry || jsonb_build_object('submission', given_submission, 'held_reason', hold));
  if hold is null then
    insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
    values (made_id, 'business', 'business-' || given_submission);
    perform pg_advisory_xact_lock(hashtextextended('confirm ' || lower(enquiry ->> 'email'), 0));
    if private.may_confirm(enquiry ->> 'email') then
      insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
      values (made_id, 'confirmation', 'confirmation-' || given_submission);
    end if;
  end if;
  return json_build_object('outcome', 'stored', 'id', made_id, 'held', hold is not null, 'is_new', true);
end
$$;

create function public.store_enquiry(enquiry jsonb, address text, address_limit integer, network text default '') returns json
language sql set search_path = '' as 'select private.store_enquiry(enquiry, address, address_limit, network)';

grant execute on function
  private.store_enquiry(jsonb, text, integer, text), public.store_enquiry(jsonb, text, integer, text)
to service_role;
