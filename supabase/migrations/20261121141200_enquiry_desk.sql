-- What editors do with messages: say what is answered, mail one again, take in one that was mailed while the database
-- was away, and export or delete what is kept about one person.

create function private.set_enquiry_status(enquiry uuid, status text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update public.enquiries about set status = set_enquiry_status.status where about.id = set_enquiry_status.enquiry;
  return found;
end
$$;

-- A mail to the business anew, whatever became of the one before, and for a held message the first one. One that is on
-- its way already is only tried at once. A new key: the mail service is to send it again.
create function private.mail_enquiry_again(enquiry uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into public.mail_outbox as mail (enquiry_id, kind, idempotency_key)
  select about.id, 'business', 'again-' || gen_random_uuid() from public.enquiries about
  where about.id = mail_enquiry_again.enquiry
  on conflict on constraint mail_outbox_once_per_enquiry do update
  set next_try_at = now(),
      state = case when mail.state = 'sending' then 'sending' else 'waiting' end,
      attempts = case when mail.state in ('waiting', 'sending') then mail.attempts else 0 end,
      idempotency_key =
        case when mail.state in ('waiting', 'sending') then mail.idempotency_key else excluded.idempotency_key end,
      first_attempt_at = case when mail.state in ('waiting', 'sending') then mail.first_attempt_at end,
      unclear_since = case when mail.state in ('waiting', 'sending') then mail.unclear_since end,
      last_error = case when mail.state in ('waiting', 'sending') then mail.last_error end,
      sent_at = null;
  return found;
end
$$;

-- Stores a message that was mailed while the database was away; once, and without mailing it again.
create function private.take_in_enquiry(enquiry jsonb) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  known_id uuid;
begin
  perform private.require_editor();
  select id into known_id from public.enquiries where submission = (take_in_enquiry.enquiry ->> 'submission')::uuid;
  if known_id is null then
    known_id := private.add_enquiry(take_in_enquiry.enquiry);
    insert into public.mail_outbox (enquiry_id, kind, idempotency_key, state, sent_at)
    values (known_id, 'business', 'business-' || (take_in_enquiry.enquiry ->> 'submission'), 'sent', now());
  end if;
  return known_id;
end
$$;

-- Everything that is kept about the person with an e-mail address.
create function private.export_person(email text) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(json_build_object(
      'enquiry', to_json(about),
      'mails', (
        select coalesce(json_agg(to_json(mail) order by mail.created_at), '[]')
        from public.mail_outbox mail where mail.enquiry_id = about.id
      )
    ) order by about.created_at), '[]')
    from public.enquiries about where lower(about.email) = lower(trim(export_person.email))
  );
end
$$;

-- Deletes all of that, and says how many messages there were.
create function private.delete_person(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.require_editor();
  delete from public.enquiries about where lower(about.email) = lower(trim(delete_person.email));
  get diagnostics gone = row_count;
  return gone;
end
$$;

create function public.set_enquiry_status(enquiry uuid, status text) returns boolean
language sql set search_path = '' as 'select private.set_enquiry_status(enquiry, status)';

create function public.mail_enquiry_again(enquiry uuid) returns boolean
language sql set search_path = '' as 'select private.mail_enquiry_again(enquiry)';

create function public.take_in_enquiry(enquiry jsonb) returns uuid
language sql set search_path = '' as 'select private.take_in_enquiry(enquiry)';

create function public.export_person(email text) returns json
language sql stable set search_path = '' as 'select private.export_person(email)';

create function public.delete_person(email text) returns integer
language sql set search_path = '' as 'select private.delete_person(email)';

grant execute on function
  private.set_enquiry_status(uuid, text), public.set_enquiry_status(uuid, text),
  private.mail_enquiry_again(uuid), public.mail_enquiry_again(uuid),
  private.take_in_enquiry(jsonb), public.take_in_enquiry(jsonb),
  private.export_person(text), public.export_person(text),
  private.delete_person(text), public.delete_person(text)
to authenticated, service_role;
