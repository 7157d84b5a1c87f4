-- The second factor also covers what visitors have written, deleting for good and signing others out: a session that was not
-- confirmed with it reads no message and deletes no text.

create function private.lacks_second_factor() returns boolean
language sql stable security definer set search_path = '' as $$
  select auth.uid() is not null
    and coalesce(auth.jwt() ->> 'aal', '') <> 'aal2'
    and private.has_second_factor(auth.uid())
$$;

create or replace function private.require_second_factor() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if private.lacks_second_factor() then
    raise exception 'second-factor-needed' using errcode = 'PT403';
  end if;
end
$$;

create function private.is_confirmed_editor() returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_editor() and not private.lacks_second_factor()
$$;
grant execute on function private.is_confirmed_editor() to authenticated, service_role;

alter policy "an editor reads enquiries" on public.enquiries
  using ((select private.is_confirmed_editor()));
alter policy "an editor says which enquiries are answered" on public.enquiries
  using ((select private.is_confirmed_editor())) with check ((select private.is_confirmed_editor()));
alter policy "an editor reads what became of mails" on public.mail_outbox
  using ((select private.is_confirmed_editor()));

create or replace function private.list_enquiries(wanted text, most integer, skip integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  return (
    with marked as (
      select about.id, about.created_at, about.status,
        about.held_reason is not null and mail.id is null as is_held,
        private.is_unmailed(mail) as is_unmailed
      from public.enquiries about
      left join public.mail_outbox mail on mail.enquiry_id = about.id and mail.kind = 'business'
    ),
    shown as (
      select id from marked
      where case list_enquiries.wanted
        when 'open' then status = 'open'
        when 'answered' then status = 'answered'
        when 'held' then is_held
        when 'unmailed' then is_unmailed
        else true
      end
      order by status = 'answered', created_at desc, id
      limit least(greatest(most, 1), 200) offset greatest(list_enquiries.skip, 0)
    )
    select json_build_object(
      'counts', (
        select json_build_object(
          'all', count(*), 'open', count(*) filter (where status = 'open'),
          'answered', count(*) filter (where status = 'answered'), 'held', count(*) filter (where is_held),
          'unmailed', count(*) filter (where is_unmailed)
        ) from marked
      ),
      'enquiries', (
        select coalesce(json_agg(
          to_jsonb(about) || jsonb_build_object('mails', (
            select coalesce(jsonb_agg(to_jsonb(mail) order by mail.created_at, mail.kind), '[]')
            from public.mail_outbox mail where mail.enquiry_id = about.id
          ))
          order by about.status = 'answered', about.created_at desc, about.id
        ), '[]')
        from public.enquiries about where about.id in (select id from shown)
      )
    )
  );
end
$$;

create or replace function private.export_person(email text) returns json
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  perform private.note_action('person-exported', private.masked_email(export_person.email));
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

create or replace function private.delete_person(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  delete from public.enquiries about where lower(about.email) = lower(trim(delete_person.email));
  get diagnostics gone = row_count;
  return gone;
end
$$;

create or replace function private.erase_trashed(slugs text[]) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  return private.erase_posts(array(
    select post.id from public.blog_posts as post
    where post.deleted_at is not null
      and (
        post.slug = any (slugs)
        or post.slug_base in (
          select source.slug_base from public.blog_posts as source
          where source.slug = any (slugs) and source.language = 'nl' and source.deleted_at is not null
        )
      )
    for update
  ));
end
$$;

-- As before, and for drafts as well where they are deleted: no history brings them back.
create or replace function private.ask_second_factor() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'DELETE'
    or new.is_published or new.publish_at is not null
    or (tg_op = 'UPDATE' and (old.is_published or old.publish_at is not null))
  then
    perform private.require_second_factor();
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create or replace function private.end_sessions_of_shared() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  perform private.end_all_shared_sessions();
  perform private.note_action('shared-sessions-ended');
end
$$;
