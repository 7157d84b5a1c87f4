-- What an editor handed out ends with them: who was removed has left no way back in, neither an invitation somebody holds nor
-- the link of a preview, which reads drafts and publishes without asking who presses. The links that were asked for under
-- the shared token end with its sessions, too. What the business was sent of the site itself stays.

create function private.end_what_was_handed_out() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.post_previews known set expires_at = least(known.expires_at, now())
  where known.verdict is null
    and (
      known.created_by = new.user_id
      or new.removed_at is not null and known.recipient in (
        select account.email from auth.users account where account.id = new.user_id
      )
    );
  if new.removed_at is not null then
    update public.invitations open set withdrawn_at = now(), withdrawn_by = auth.uid()
    where open.invited_by = new.user_id and open.redeemed_at is null and open.withdrawn_at is null;
  end if;
  return null;
end
$$;

create trigger end_what_was_handed_out after update on public.editors
  for each row
  when (
    new.removed_at is not null and old.removed_at is null
    or new.is_shared and new.sessions_valid_from is distinct from old.sessions_valid_from
  )
  execute function private.end_what_was_handed_out();
