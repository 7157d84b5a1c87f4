-- The outbox takes mails of the kind new-thing.

alter table public.mail_outbox
  drop constraint mail_outbox_kind_known,
  add constraint mail_outbox_kind_known
    check (kind in ('business'));
