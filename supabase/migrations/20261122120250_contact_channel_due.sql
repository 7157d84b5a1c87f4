-- The schedule also looks after the contact channel where no mail waits: that messages are being held is to be said, and
-- what counters remember of senders is to be deleted. `queue_reminders` does both.

create or replace function private.are_mails_due(remind_after_seconds integer) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from public.mail_outbox
    where (state = 'waiting' and next_try_at <= clock_timestamp())
      or (state = 'waiting' and unclear_since < clock_timestamp() - interval '23 hours')
      or (state = 'sending' and lease_until < clock_timestamp())
  ) or exists (
    select from public.enquiries as message
    where message.status = 'open' and message.held_reason is null
      and message.created_at between now() - interval '1 day' and now() - make_interval(secs => remind_after_seconds)
      and not exists (
        select from public.mail_outbox as mail where mail.enquiry_id = message.id and mail.kind = 'reminder'
      )
  ) or private.is_held_notice_due() or private.is_anything_passed()
$$;
