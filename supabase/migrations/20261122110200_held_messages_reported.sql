-- The business is told by mail that messages are being held: one mail an hour at most, one a day where there are only
-- messages that a program sent. The schedule that makes reminders makes it, and deletes what has had its time.

alter table public.mail_outbox
  -- How many messages were being held when the mail was made: every attempt says the same.
  add column held_messages integer constraint mail_outbox_held_messages_some check (held_messages > 0),
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_kind_known check (kind in ('business', 'confirmation', 'reminder', 'preview', 'held')),
  drop constraint mail_outbox_about_one,
  add constraint mail_outbox_about_one check (num_nonnulls(enquiry_id, preview_id, held_messages) = 1),
  add constraint mail_outbox_held_about_held check ((kind = 'held') = (held_messages is not null));

-- Messages that are held and that nobody has released or answered.
create function private.held_messages() returns setof public.enquiries
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
  -- One that is still on its way says enough.
  if exists (select from public.mail_outbox where kind = 'held' and state in ('waiting', 'sending')) then
    return false;
  end if;
  select max(created_at) into reported from public.mail_outbox where kind = 'held';
  select bool_or(held_reason in ('limit', 'repeated')) into is_flood
  from private.held_messages() where created_at > coalesce(reported, now() - interval '1 day');
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
    insert into public.mail_outbox (kind, idempotency_key, held_messages, created_at)
    select 'held', 'held-' || gen_random_uuid(), count(*), clock_timestamp() from private.held_messages();
  end if;
end
$$;

-- What counters remember of senders goes after its hour or day, also where nobody sends anything any more; held messages
-- nobody wanted, and the mails about them, go after 30 days.
create function private.forget_passed() returns void
language sql set search_path = '' as $$
  delete from private.enquiry_senders
  where id in (
    select id from private.enquiry_senders
    where sent_at < clock_timestamp() - interval '1 hour' limit 10000 for update skip locked
  );
  delete from private.token_tries
  where address in (
    select address from private.token_tries
    where last_at < clock_timestamp() - interval '1 day' limit 10000 for update skip locked
  );
  delete from public.enquiries
  where id in (select id from private.held_messages() where created_at < now() - interval '30 days');
  delete from public.mail_outbox where kind = 'held' and created_at < now() - interval '30 days';
$$;

-- Whether any of that is to be done.
create function private.is_anything_passed() returns boolean
language sql stable set search_path = '' as $$
  select exists (select from private.enquiry_senders where sent_at < clock_timestamp() - interval '1 hour')
    or exists (select from private.token_tries where last_at < clock_timestamp() - interval '1 day')
    or exists (select from private.held_messages() where created_at < now() - interval '30 days')
    or exists (select from public.mail_outbox where kind = 'held' and created_at < now() - interval '30 days')
$$;

-- What is to be mailed without anybody having sent something: reminders of messages that have been open for so long (each
-- once, none that is older than a day, 20 an hour), and that messages are being held. Answers how many reminders there are.
create or replace function private.queue_reminders(after_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  made integer;
begin
  perform private.forget_passed();
  perform private.queue_held_notice();
  delete from public.mail_outbox mail using public.enquiries about
  where about.id = mail.enquiry_id and about.status = 'answered' and mail.kind = 'reminder' and mail.state = 'waiting';
  insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
  select id, 'reminder', 'reminder-' || submission from public.enquiries about
  where status = 'open' and held_reason is null
    and created_at between now() - interval '1 day' and now() - make_interval(secs => after_seconds)
    and not exists (select from public.mail_outbox mail where mail.enquiry_id = about.id and mail.kind = 'reminder')
  order by created_at
  limit greatest(0, 20 - (
    select count(*) from public.mail_outbox where kind = 'reminder' and created_at > clock_timestamp() - interval '1 hour'
  ))
  on conflict on constraint mail_outbox_once_per_enquiry do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;

-- Claims mails that are due, with what they are about: of one message or preview, or the longest waiting of all. That
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
      and (claim_mails.enquiry is null or claim_mails.enquiry in (mail.enquiry_id, mail.preview_id))
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
      'enquiry', to_json(written), 'preview', to_json(preview), 'held_messages', mail.held_messages
    ) order by mail.kind = 'confirmation', mail.kind <> 'held', mail.next_try_at), '[]')
    from public.mail_outbox mail
    left join public.enquiries written on written.id = mail.enquiry_id
    left join public.post_previews preview on preview.id = mail.preview_id
    where mail.id = any (claimed)
  );
end
$$;
