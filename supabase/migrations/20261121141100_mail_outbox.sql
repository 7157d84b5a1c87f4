-- Mails are brought out by whoever claims them: one claim at a time has a mail, for a limited time. An attempt that may
-- have got through without our knowing is repeated under the same key as long as the mail service remembers keys (24
-- hours, of which one is left as a margin); after that it is `unknown`, shown to an editor, and never sent again.

-- Claims mails that are due, with the messages they are about: of one message, or the longest waiting of all.
create function private.claim_mails(enquiry uuid, most integer, lease_seconds integer) returns json
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
      and (claim_mails.enquiry is null or mail.enquiry_id = claim_mails.enquiry)
    order by mail.kind = 'confirmation', mail.next_try_at
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
      'enquiry', to_json(about)
    ) order by mail.kind = 'confirmation', mail.next_try_at), '[]')
    from public.mail_outbox mail join public.enquiries about on about.id = mail.enquiry_id
    where mail.id = any (claimed)
  );
end
$$;

-- Notes how attempts ended: { mails: [{ id, outcome, error?, retry_seconds? }] }. `failed`: certainly not sent, tried again.
-- `unclear`: perhaps sent, tried again under the same key. `untried`: given back as it was.
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

-- Reminds the business of messages that have been open for so long; each once, and none that is older than a day.
create function private.queue_reminders(after_seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  made integer;
begin
  delete from public.mail_outbox mail using public.enquiries about
  where about.id = mail.enquiry_id and about.status = 'answered' and mail.kind = 'reminder' and mail.state = 'waiting';
  insert into public.mail_outbox (enquiry_id, kind, idempotency_key)
  select id, 'reminder', 'reminder-' || submission from public.enquiries
  where status = 'open' and held_reason is null
    and created_at between now() - interval '1 day' and now() - make_interval(secs => after_seconds)
  on conflict on constraint mail_outbox_once_per_enquiry do nothing;
  get diagnostics made = row_count;
  return made;
end
$$;

create function private.forget_old_enquiries(days numeric) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  if days is null or days <= 0 then
    raise exception 'A number of days above zero is needed.' using errcode = 'invalid_parameter_value';
  end if;
  delete from public.enquiries where created_at < now() - days * interval '1 day';
  get diagnostics gone = row_count;
  return gone;
end
$$;

create function public.claim_mails(enquiry uuid, most integer, lease_seconds integer) returns json
language sql set search_path = '' as 'select private.claim_mails(enquiry, most, lease_seconds)';

create function public.note_mails(outcomes jsonb) returns void
language sql set search_path = '' as 'select private.note_mails(outcomes)';

create function public.queue_reminders(after_seconds integer) returns integer
language sql set search_path = '' as 'select private.queue_reminders(after_seconds)';

create function public.forget_old_enquiries(days numeric) returns integer
language sql set search_path = '' as 'select private.forget_old_enquiries(days)';

grant execute on function
  private.claim_mails(uuid, integer, integer), public.claim_mails(uuid, integer, integer),
  private.note_mails(jsonb), public.note_mails(jsonb),
  private.queue_reminders(integer), public.queue_reminders(integer),
  private.forget_old_enquiries(numeric), public.forget_old_enquiries(numeric)
to service_role;
