-- A visitor's message is a row, and the mails it causes are rows made in the same transaction: nothing that was stored
-- can be forgotten, and nothing is mailed that was not stored. Anyone may hand a message in, through one function that
-- counts and holds; editors read, and say what is answered; nobody changes what a visitor wrote.
-- What is mailed, to whom and in which words follows from the message alone: this function takes no mail.

create table public.enquiries (
  id uuid primary key default gen_random_uuid(),
  -- Made by the sender: the same message sent again is stored once.
  submission uuid not null constraint enquiries_submission_key unique,
  name text not null constraint enquiries_name_length check (char_length(name) between 1 and 100),
  email text not null constraint enquiries_email_length check (char_length(email) between 3 and 254),
  phone text not null default '' constraint enquiries_phone_length check (char_length(phone) <= 40),
  subject text not null default '' constraint enquiries_subject_length check (char_length(subject) <= 150),
  message text not null constraint enquiries_message_length check (char_length(message) between 1 and 5000),
  lang text not null constraint enquiries_lang_known check (lang in ('nl', 'en', 'es', 'de')),
  page_url text not null constraint enquiries_page_url_length check (char_length(page_url) <= 2000),
  -- { pkg, extras, priceList, validUntil? }, and what it came to when it was received, in cents.
  quote jsonb constraint enquiries_quote_size check (quote is null or (jsonb_typeof(quote) = 'object' and octet_length(quote::text) <= 2000)),
  monthly_cents integer constraint enquiries_monthly_not_negative check (monthly_cents >= 0),
  one_time_cents integer constraint enquiries_one_time_not_negative check (one_time_cents >= 0),
  -- Why it was stored without being mailed: a filled hidden field, a time stamp that cannot be, or too many at once.
  held_reason text constraint enquiries_held_reason_known check (held_reason in ('honeypot', 'stamp', 'limit')),
  status text not null default 'open' constraint enquiries_status_known check (status in ('open', 'answered')),
  status_by uuid,
  status_at timestamptz,
  created_at timestamptz not null default now()
);
create index enquiries_created_at_idx on public.enquiries (created_at);
create index enquiries_email_idx on public.enquiries (lower(email));

create table public.mail_outbox (
  id uuid primary key default gen_random_uuid(),
  enquiry_id uuid not null references public.enquiries (id) on delete cascade,
  -- To the business, to the visitor, and to the business again where nobody has answered.
  kind text not null constraint mail_outbox_kind_known check (kind in ('business', 'confirmation', 'reminder')),
  -- dead: given up, the reason is in last_error. unknown: it may have arrived, and is never sent again by itself.
  state text not null default 'waiting'
    constraint mail_outbox_state_known check (state in ('waiting', 'sending', 'sent', 'dead', 'unknown')),
  -- The mail service sends one mail per key, for 24 hours.
  idempotency_key text not null
    constraint mail_outbox_key_length check (char_length(idempotency_key) between 1 and 200),
  attempts integer not null default 0,
  next_try_at timestamptz not null default now(),
  lease_until timestamptz,
  first_attempt_at timestamptz,
  tried_at timestamptz,
  -- Since when an attempt may have got through without our knowing: from then on the 24 hours count.
  unclear_since timestamptz,
  last_error text constraint mail_outbox_last_error_length check (char_length(last_error) <= 500),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  constraint mail_outbox_once_per_enquiry unique (enquiry_id, kind)
);
create index mail_outbox_due_idx on public.mail_outbox (next_try_at) where state in ('waiting', 'sending');

alter table public.enquiries enable row level security;
alter table public.mail_outbox enable row level security;
select private.allow('authenticated', 'select, update', 'public.enquiries');
select private.allow('service_role', 'select, insert, update, delete', 'public.enquiries');
select private.allow('authenticated', 'select', 'public.mail_outbox');
select private.allow('service_role', 'select, insert, update, delete', 'public.mail_outbox');

create policy "an editor reads enquiries" on public.enquiries
  for select to authenticated using ((select private.is_editor()));
create policy "an editor says which enquiries are answered" on public.enquiries
  for update to authenticated using ((select private.is_editor())) with check ((select private.is_editor()));
create policy "an editor reads what became of mails" on public.mail_outbox
  for select to authenticated using ((select private.is_editor()));

-- Of a message only the status changes; who changed it, and when, is set here.
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

-- Who sent how much within the last hour. The address is a keyed hash made by the server, and stands beside no message.
create table private.enquiry_senders (
  id bigint generated always as identity primary key,
  address text not null constraint enquiry_senders_address_length check (char_length(address) between 1 and 128),
  sent_at timestamptz not null default clock_timestamp()
);
create index enquiry_senders_address_idx on private.enquiry_senders (address, sent_at);
create index enquiry_senders_sent_at_idx on private.enquiry_senders (sent_at);
alter table private.enquiry_senders enable row level security;
revoke all on private.enquiry_senders from public, anon, authenticated, service_role;

-- From this many messages an hour on, further ones are stored and held: a flood must not become a flood of mail.
create function private.most_mailed_per_hour() returns integer
language sql immutable set search_path = '' as 'select 300';

-- Whether a visitor's address may be sent a confirmation: once an hour, whatever was sent in its name.
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
  )
$$;

-- Stores a message with its mails, unless the address has sent `address_limit` within the hour. The same submission
-- again answers as before; with another text it is another message, and that one is stored once as well.
create function private.store_enquiry(enquiry jsonb, address text, address_limit integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  given_submission uuid := (enquiry ->> 'submission')::uuid;
  known public.enquiries;
  recent timestamptz[];
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

  perform pg_advisory_xact_lock(hashtextextended('sender ' || store_enquiry.address, 0));
  delete from private.enquiry_senders
  where id in (
    select id from private.enquiry_senders where sent_at < clock_timestamp() - interval '1 hour'
    order by sent_at limit 100 for update skip locked
  );
  recent := array(
    select sent_at from private.enquiry_senders sender
    where sender.address = store_enquiry.address and sent_at > clock_timestamp() - interval '1 hour'
    order by sent_at desc limit address_limit
  );
  if cardinality(recent) >= address_limit then
    return json_build_object(
      'outcome', 'refused',
      'retry_after_seconds',
      greatest(1, ceil(extract(epoch from coalesce(recent[address_limit], clock_timestamp()) + interval '1 hour' - clock_timestamp())))::integer
    );
  end if;
  insert into private.enquiry_senders (address) values (store_enquiry.address);

  if hold is null and (
    select count(*) from (
      select from public.enquiries
      where created_at > clock_timestamp() - interval '1 hour' and held_reason is null
      limit private.most_mailed_per_hour()
    ) as latest
  ) >= private.most_mailed_per_hour() then
    hold := 'limit';
  end if;

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

-- The row of a message, from the names the functions use.
create function private.add_enquiry(enquiry jsonb) returns uuid
language sql set search_path = '' as $$
  insert into public.enquiries (
    submission, name, email, phone, subject, message, lang, page_url, quote, monthly_cents, one_time_cents, held_reason, created_at
  )
  select
    (enquiry ->> 'submission')::uuid, enquiry ->> 'name', enquiry ->> 'email', coalesce(enquiry ->> 'phone', ''),
    coalesce(enquiry ->> 'subject', ''), enquiry ->> 'message', enquiry ->> 'lang', enquiry ->> 'page_url',
    nullif(enquiry -> 'quote', 'null'), (enquiry ->> 'monthly_cents')::integer, (enquiry ->> 'one_time_cents')::integer,
    enquiry ->> 'held_reason', clock_timestamp()
  returning id
$$;
grant execute on function private.store_enquiry(jsonb, text, integer) to anon, authenticated, service_role;

create function public.store_enquiry(enquiry jsonb, address text, address_limit integer) returns json
language sql set search_path = '' as 'select private.store_enquiry(enquiry, address, address_limit)';
grant execute on function public.store_enquiry(jsonb, text, integer) to anon, authenticated, service_role;
