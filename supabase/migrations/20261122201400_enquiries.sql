-- An enquiry and its first mails are stored in one transaction, so that no mail is lost. Nothing can change what a
-- visitor wrote. The enquiry alone determines its mails, because no function takes the text of a mail as an argument.
--
-- Held enquiries are stored but not mailed. Repeats are held early, so that no sender can use up the 60 mails an hour:
--
--   one IP address (IPv4, or a /64)    CONTACT_LIMIT enquiries an hour (5); more are refused
--   the network around it (/24, /48)   4 times that; more are refused
--   one e-mail address, one text, or   CONTACT_LIMIT an hour, or 4 times that for a text with a quote; more are held
--   one time stamp
--   mails to the business              60 an hour, 30 of them for enquiries without a valid time stamp; more are held
--   confirmations                      one per e-mail address and hour, 20 an hour and 100 a day in all
--   held enquiries                     200 times CONTACT_LIMIT an hour, 10,000 in all; more are refused, and the
--                                      visitor sees the telephone number

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- The form generates this id, so that a repeated request stores the enquiry once.
  submission uuid not null constraint enquiries_submission_key unique,
  name text not null constraint enquiries_name_length check (char_length(name) between 1 and 100),
  email text not null constraint enquiries_email_length check (char_length(email) between 3 and 254),
  phone text not null default '' constraint enquiries_phone_length check (char_length(phone) <= 40),
  subject text not null default '' constraint enquiries_subject_length check (char_length(subject) <= 150),
  message text not null constraint enquiries_message_length check (char_length(message) between 1 and 5000),
  lang text not null constraint enquiries_lang_known check (lang = any (private.languages())),
  page_url text not null constraint enquiries_page_url_length check (char_length(page_url) <= 2000),
  -- { pkg, extras, priceList, validUntil? }. `monthly_cents` and `one_time_cents` are the quote's sums on that day.
  quote jsonb constraint enquiries_quote_size check (quote is null or (jsonb_typeof(quote) = 'object' and octet_length(quote::text) <= 2000)),
  -- { kind, times: [{ day, part }] }
  appointment jsonb constraint enquiries_appointment_size check (appointment is null or (jsonb_typeof(appointment) = 'object' and octet_length(appointment::text) <= 500)),
  monthly_cents integer constraint enquiries_monthly_not_negative check (monthly_cents >= 0),
  one_time_cents integer constraint enquiries_one_time_not_negative check (one_time_cents >= 0),
  -- Why the enquiry is not mailed: filled hidden field, impossible time stamp, too many enquiries, repetition.
  held_reason text
    constraint enquiries_held_reason_known check (held_reason in ('honeypot', 'stamp', 'limit', 'repeated')),
  status text not null default 'open' constraint enquiries_status_known check (status in ('open', 'answered')),
  status_by uuid,
  status_at timestamptz,
  created_at timestamptz not null default now(),
  -- Whether a signed time shows that a browser had the form open for a while.
  is_stamped boolean not null default false,
  -- Mail headers allow only texts of one line, and `email` must be a single address.
  constraint enquiries_one_line check (
    (name || email || phone || subject || page_url) !~ '[[:cntrl:]]'
  ),
  constraint enquiries_email_format check (
    email ~ '^[^][:space:]@<>()[,;:"\\]+@[^][:space:]@<>()[,;:"\\]+\.[^][:space:]@<>()[,;:"\\]+$'
  )
);
create index enquiries_created_at_idx on public.enquiries (created_at);
create index enquiries_email_idx on public.enquiries (lower(email));
create index enquiries_mailed_idx on public.enquiries (created_at) where held_reason is null;
create index enquiries_held_idx on public.enquiries (created_at) where held_reason is not null;
create index enquiries_message_idx on public.enquiries (md5(message), created_at);

alter table public.enquiries enable row level security;
select private.allow('authenticated', 'select, update', 'public.enquiries');
select private.allow('service_role', 'select, insert, update, delete', 'public.enquiries');

create policy "an editor reads enquiries" on public.enquiries
  for select to authenticated using ((select private.is_confirmed_editor()));
create policy "an editor says which enquiries are answered" on public.enquiries
  for update to authenticated
  using ((select private.is_confirmed_editor())) with check ((select private.is_confirmed_editor()));

-- Only the status of an enquiry can change.
create function private.sign_changed_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  wanted text := new.status;
begin
  new := old;
  if wanted is distinct from old.status then
    new.status := wanted;
    new.status_by := auth.uid();
    new.status_at := now();
  end if;
  return new;
end
$$;
create trigger sign_changed_enquiry before update on public.enquiries
  for each row execute function private.sign_changed_enquiry();

-- The record of actions outlives the enquiry, so it contains only the enquiry's id.
create function private.log_enquiry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if not private.is_editor() then
    return null;
  elsif tg_op = 'INSERT' then
    perform private.note_action('enquiry-taken-in', new.id::text);
  elsif tg_op = 'DELETE' then
    perform private.note_action('enquiry-deleted', old.id::text);
  elsif new.status <> old.status then
    perform private.note_action(
      case new.status when 'answered' then 'enquiry-answered' else 'enquiry-reopened' end, new.id::text
    );
  end if;
  return null;
end
$$;
create trigger log_enquiry after insert or update or delete on public.enquiries
  for each row execute function private.log_enquiry();

-- Senders of the last hour. Keyed hashes replace the IP address and its network, so that no row identifies a person.
create table private.enquiry_senders (
  id bigint generated always as identity primary key,
  address text not null constraint enquiry_senders_address_length check (char_length(address) between 1 and 128),
  sent_at timestamptz not null default clock_timestamp(),
  network text not null default ''
    constraint enquiry_senders_network_length check (char_length(network) <= 128),
  -- The signature of a valid time stamp. Only a program sends many enquiries with one signature.
  stamp text constraint enquiry_senders_stamp_length check (char_length(stamp) <= 128)
);
create index enquiry_senders_address_idx on private.enquiry_senders (address, sent_at);
create index enquiry_senders_sent_at_idx on private.enquiry_senders (sent_at);
create index enquiry_senders_network_idx on private.enquiry_senders (network, sent_at);
create index enquiry_senders_stamp_idx on private.enquiry_senders (stamp, sent_at);
alter table private.enquiry_senders enable row level security;

-- Further enquiries within an hour are held, so that the business gets no flood of mails.
create function private.max_mailed_per_hour() returns integer
language sql immutable set search_path = '' as 'select 60';

-- Returns why the enquiry is held, or null if it is mailed. With a quote, the limit for equal texts is four times as
-- high, because visitors with equal quotes send equal texts.
create function private.hold_for(new_enquiry jsonb, address_limit integer) returns text
language sql stable set search_path = '' as $$
  select case
    when (
      select count(*) from public.enquiries known
      where lower(known.email) = lower(new_enquiry ->> 'email') and known.created_at > clock_timestamp() - interval '1 hour'
    ) >= address_limit or (
      select count(*) from public.enquiries known
      where md5(known.message) = md5(new_enquiry ->> 'message') and known.created_at > clock_timestamp() - interval '1 hour'
    ) >= case when new_enquiry ->> 'quote' is null then 1 else 4 end * address_limit::bigint or (
      select count(*) from private.enquiry_senders sender
      where sender.stamp = new_enquiry ->> 'stamp' and sender.sent_at > clock_timestamp() - interval '1 hour'
    ) >= address_limit then 'repeated'
    when mailed.all_of_them >= private.max_mailed_per_hour() then 'limit'
    -- Enquiries without a time stamp may use half of the limit. The other half is for the form in a browser.
    when new_enquiry ->> 'stamp' is null and mailed.unstamped >= private.max_mailed_per_hour() / 2 then 'limit'
  end
  from (
    select count(*) as all_of_them, count(*) filter (where not is_stamped) as unstamped from public.enquiries
    where held_reason is null and created_at > clock_timestamp() - interval '1 hour'
  ) as mailed
$$;

create function private.may_hold(address_limit integer) returns boolean
language sql stable set search_path = '' as $$
  select count(*) < 10000
    and count(*) filter (where created_at > clock_timestamp() - interval '1 hour') < 200 * address_limit::bigint
  from public.enquiries where held_reason is not null
$$;

create function private.add_enquiry(new_enquiry jsonb) returns uuid
language sql set search_path = '' as $$
  insert into public.enquiries (
    submission, name, email, phone, subject, message, lang, page_url, quote, appointment, monthly_cents, one_time_cents,
    held_reason, is_stamped, created_at
  )
  select
    submission, name, email, coalesce(phone, ''), coalesce(subject, ''), message, lang, page_url, quote, appointment,
    monthly_cents, one_time_cents, held_reason, new_enquiry ->> 'stamp' is not null, clock_timestamp()
  from jsonb_populate_record(null::public.enquiries, new_enquiry)
  returning id
$$;

-- Returns `stored`, `refused` with the seconds until the sender may send again, or `full` if no more enquiries can be
-- held. `address` and `network` are keyed digests of the IP address and its network. A repeated submission with the
-- same name, e-mail address and text is not stored again, but the result is `stored`.
create function private.store_enquiry(
  new_enquiry jsonb, address text, address_limit integer, network text default ''
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  given_submission uuid := (new_enquiry ->> 'submission')::uuid;
  known public.enquiries;
  in_the_way timestamptz;
  hold text := new_enquiry ->> 'held_reason';
  made_id uuid;
begin
  if coalesce(char_length(store_enquiry.address), 0) not between 1 and 128 or coalesce(address_limit, -1) < 0 then
    raise exception 'An address of 1 to 128 characters and a limit are needed.' using errcode = 'invalid_parameter_value';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('enquiry ' || given_submission::text, 0));
  select * into known from public.enquiries where submission = given_submission;
  if found and (known.email, known.name, known.message) is distinct from
    (new_enquiry ->> 'email', new_enquiry ->> 'name', new_enquiry ->> 'message') then
    -- Another enquiry with a used id must not be lost. Its id is derived, so that its repetitions are stored once too.
    given_submission := md5(
      concat_ws('|', given_submission, new_enquiry ->> 'email', new_enquiry ->> 'name', new_enquiry ->> 'message')
    )::uuid;
    select * into known from public.enquiries where submission = given_submission;
  end if;
  if known.submission = given_submission then
    return json_build_object('outcome', 'stored', 'id', known.id, 'held', known.held_reason is not null);
  end if;

  perform pg_advisory_xact_lock(hashtextextended('sender ' || coalesce(nullif(network, ''), store_enquiry.address), 0));
  -- If a limit is reached: when the oldest counted enquiry was sent. One hour after that, the sender may send again.
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

  hold := coalesce(hold, private.hold_for(new_enquiry, address_limit));
  if hold is not null and not private.may_hold(address_limit) then
    return json_build_object('outcome', 'full');
  end if;
  insert into private.enquiry_senders (address, network, stamp)
  values (store_enquiry.address, coalesce(store_enquiry.network, ''), new_enquiry ->> 'stamp');
  made_id := private.add_enquiry(new_enquiry || jsonb_build_object('submission', given_submission, 'held_reason', hold));
  if hold is null then
    insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
    values (made_id, 'business', 'business-' || given_submission);
    perform pg_advisory_xact_lock(hashtextextended('confirm ' || lower(new_enquiry ->> 'email'), 0));
    if private.may_confirm(new_enquiry ->> 'email') then
      insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
      values (made_id, 'confirmation', 'confirmation-' || given_submission);
    end if;
  end if;
  return json_build_object('outcome', 'stored', 'id', made_id, 'held', hold is not null);
end
$$;
select private.expose('store_enquiry', 'service_role');

create function private.set_enquiry_status(enquiry uuid, status text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  update public.enquiries about set status = set_enquiry_status.status where about.id = set_enquiry_status.enquiry;
  return found;
end
$$;
select private.expose('set_enquiry_status', 'authenticated, service_role');

-- Stores an enquiry that was mailed while the database was down, unless it is already stored. Sends no mail. Only the
-- site's functions may call this, because they have sealed the enquiry and check the seal.
create function private.take_in_enquiry(new_enquiry jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  known_id uuid;
begin
  select id into known_id from public.enquiries where submission = (new_enquiry ->> 'submission')::uuid;
  if known_id is null then
    known_id := private.add_enquiry(new_enquiry);
    insert into public.mail_outbox (enquiry_id, kind, idempotency_key, state, sent_at)
    values (known_id, 'business', 'business-' || (new_enquiry ->> 'submission'), 'sent', now());
  end if;
  return known_id;
end
$$;
select private.expose('take_in_enquiry', 'service_role');

-- Oldest first. A page ends where one answer is full.
create function private.export_person(email text, skip integer) returns json
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  perform private.note_action('person-exported', private.masked_email(export_person.email));
  return (
    select private.in_one_answer(array_agg(page.of_person order by page.created_at, page.id))
    from (
      select about.created_at, about.id, json_build_object(
        'enquiry', to_json(about),
        'mails', (
          select coalesce(json_agg(to_json(mail) order by mail.created_at), '[]')
          from public.mail_outbox mail where mail.enquiry_id = about.id
        )
      ) as of_person
      from public.enquiries about where lower(about.email) = lower(trim(export_person.email))
      union all
      select paid.created_at, paid.id, json_build_object('bitcoin_order', private.bitcoin_order_json(paid))
      from private.bitcoin_orders paid where paid.id in (select private.bitcoin_orders_of(export_person.email))
      order by 1, 2 offset greatest(export_person.skip, 0) limit 1000
    ) page
  );
end
$$;
select private.expose('export_person', 'authenticated, service_role');

-- Deletes a person's enquiries with their mails, and the person's data in orders. Returns the number of enquiries.
create function private.delete_person(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.require_confirmed_editor();
  perform private.forget_bitcoin_customers(array(select private.bitcoin_orders_of(delete_person.email)));
  delete from public.enquiries about where lower(about.email) = lower(trim(delete_person.email));
  get diagnostics gone = row_count;
  return gone;
end
$$;
select private.expose('delete_person', 'authenticated, service_role');

-- Null keeps all enquiries and orders.
create function private.forget_old_enquiries(days numeric) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  if days <= 0 then
    raise exception 'A number of days above zero is needed.' using errcode = 'invalid_parameter_value';
  end if;
  perform private.forget_bitcoin_customers(array(
    select id from private.bitcoin_orders where created_at < now() - days * interval '1 day'
  ));
  delete from public.enquiries where created_at < now() - days * interval '1 day';
  get diagnostics gone = row_count;
  return gone;
end
$$;
