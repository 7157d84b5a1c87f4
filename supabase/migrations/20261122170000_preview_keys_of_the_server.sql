-- The keys of a preview come from the server alone. Whoever could store digests of their own had a link that reads drafts and
-- publishes for a week, and outlives the session it was stored with. So a function asks `preview_sender()` with the rights of
-- whoever sends the preview, and stores it with the secret key: a session alone stores nothing.

-- Who sends a preview: an editor, where needed with the second factor; null for what runs without a person. Whoever holds the
-- mail publishes without being asked who they are, so the sender is.
create function private.preview_sender() returns uuid
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  return auth.uid();
end
$$;

create function public.preview_sender() returns uuid
language sql stable set search_path = '' as 'select private.preview_sender()';

grant execute on function private.preview_sender(), public.preview_sender() to authenticated, service_role;

drop function public.store_preview(jsonb);
drop function private.store_preview(jsonb);
drop function private.preview_recipient(text, boolean);

-- Whom a preview is mailed to: { refused } where the address is no editor's, else { address }, null for the business.
-- Without a wish it goes to its sender, if that is somebody with an address.
create function private.preview_recipient(wanted text, to_business boolean, sent_by uuid) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  address text;
begin
  if to_business then
    return json_build_object('address', null);
  end if;
  select account.email into address
  from public.editors editor join auth.users account on account.id = editor.user_id
  where not editor.is_shared and private.is_serving(editor)
    and case
      when wanted is null then editor.user_id = preview_recipient.sent_by
      else lower(account.email) = lower(wanted)
    end;
  if address is null and wanted is not null then
    return json_build_object('refused', true);
  end if;
  return json_build_object('address', address);
end
$$;

-- Stores a preview and its mail, in one transaction. Asked for again within a minute, while nothing has changed, it is
-- the same preview: of a double press, or of a schedule that ran twice, there is one mail.
create function private.store_preview(preview jsonb, sent_by uuid) returns json
language plpgsql security definer set search_path = '' as $$
declare
  state jsonb := private.article_state(preview ->> 'slug_base');
  whom json;
  stored public.post_previews;
begin
  if sent_by is not null and not exists (
    select from public.editors editor where editor.user_id = sent_by and private.is_serving(editor)
  ) then
    raise exception 'Only an editor may do this.' using errcode = 'insufficient_privilege';
  end if;
  if state = '[]' then
    return json_build_object('outcome', 'no-article');
  end if;
  whom := private.preview_recipient(
    preview ->> 'recipient', coalesce((preview ->> 'to_business')::boolean, false), sent_by
  );
  if whom ->> 'refused' is not null then
    return json_build_object('outcome', 'recipient-refused');
  end if;
  perform pg_advisory_xact_lock(hashtextextended('preview ' || (preview ->> 'slug_base'), 0));
  delete from public.post_previews where created_at < now() - interval '90 days';
  select * into stored from public.post_previews known
  where known.posts = state and known.recipient is not distinct from whom ->> 'address'
    and known.lang = preview ->> 'lang' and known.verdict is null
    and known.created_at > clock_timestamp() - interval '1 minute';
  if stored.id is null then
    insert into public.post_previews (id, recipient, lang, posts, view_digest, verdict_digest, expires_at, created_at, created_by)
    values (
      (preview ->> 'id')::uuid, whom ->> 'address', preview ->> 'lang', state, preview ->> 'view_digest',
      preview ->> 'verdict_digest', (preview ->> 'expires_at')::timestamptz, clock_timestamp(), sent_by
    )
    returning * into stored;
    insert into public.mail_outbox (preview_id, kind, idempotency_key)
    values (stored.id, 'preview', 'preview-' || stored.id);
    -- Not by private.note_action(), which would name the caller: that is the server.
    insert into public.actions (person, action, subject)
    values (sent_by, 'preview-mailed', preview ->> 'slug_base');
  end if;
  return json_build_object(
    'outcome', 'stored', 'id', stored.id, 'recipient', stored.recipient, 'expires_at', stored.expires_at
  );
end
$$;

create function public.store_preview(preview jsonb, sent_by uuid default null) returns json
language sql set search_path = '' as 'select private.store_preview(preview, sent_by)';

grant execute on function private.store_preview(jsonb, uuid), public.store_preview(jsonb, uuid) to service_role;
