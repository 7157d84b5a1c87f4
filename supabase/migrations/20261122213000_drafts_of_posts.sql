-- What somebody writes over a stored post, and has not saved yet, is kept as a draft too: a browser can be lost, and a change can be begun at
-- one desk and finished at another. Unlike the draft of a new article it belongs to whoever writes it. It names the revision it was
-- written from, so that what others save meanwhile is compared with it. It goes with the post when that is deleted for good, with the
-- editor who is removed, and with the drafts that nobody has changed.

alter table public.article_drafts
  -- Null for a new article.
  add column post_id uuid references public.blog_posts (id) on delete cascade,
  -- The revision of the post that it changes.
  add column written_from integer,
  add constraint article_drafts_of_post_written_from check ((post_id is null) = (written_from is null));
create index article_drafts_post_id_idx on public.article_drafts (post_id);

drop policy "an editor reads the drafts of new articles" on public.article_drafts;
drop policy "an editor throws drafts of new articles away" on public.article_drafts;
create policy "an editor reads drafts of new articles, and their own of posts" on public.article_drafts
  for select to authenticated using (
    (select private.is_editor()) and (post_id is null or updated_by = (select auth.uid()))
  );
create policy "an editor discards drafts of new articles, own ones of posts" on public.article_drafts
  for delete to authenticated using (
    (select private.is_editor()) and (post_id is null or updated_by = (select auth.uid()))
  );

-- Keeps a draft: of a new article, or of the post it is written over. `revision` is the one it was written from, 0 for a new one. Null where
-- it was changed elsewhere since; the same form again is no change. Drafts that nobody has changed for `kept_days` are deleted. A draft
-- that was thrown away meanwhile is kept anew: somebody is still writing it.
create function private.keep_draft(
  draft uuid, post uuid, written_from integer, form jsonb, revision integer, kept_days integer
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  kept public.article_drafts;
begin
  delete from public.article_drafts as old where old.updated_at < now() - make_interval(days => kept_days);
  insert into public.article_drafts as known (id, post_id, written_from, form, revision, updated_by)
  values (draft, post, keep_draft.written_from, keep_draft.form, keep_draft.revision + 1, auth.uid())
  on conflict on constraint article_drafts_pkey do update
    set form = excluded.form, written_from = excluded.written_from, revision = known.revision + 1, updated_at = now(),
      updated_by = excluded.updated_by
    where known.revision = keep_draft.revision
      and (known.form, known.written_from) is distinct from (excluded.form, excluded.written_from)
      and known.post_id is not distinct from excluded.post_id
      and (known.post_id is null or known.updated_by = excluded.updated_by)
  returning known.* into kept;
  if kept.id is null then
    select * into kept from public.article_drafts as known
    where known.id = draft and known.form = keep_draft.form
      and known.written_from is not distinct from keep_draft.written_from and known.post_id is not distinct from keep_draft.post
      and (known.post_id is null or known.updated_by = auth.uid());
  end if;
  return case
    when kept.id is not null then json_build_object('revision', kept.revision, 'updated_at', kept.updated_at)
  end;
end
$$;

create or replace function private.save_article_draft(draft uuid, form jsonb, revision integer, kept_days integer) returns json
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return private.keep_draft(draft, null, null, form, revision, kept_days);
end
$$;

-- Keeps what is written over a post: {kept: {revision, updated_at}}, or {refused: 'missing' | 'full' | 'changed'}. An editor has a
-- hundred of them at most, each on a text of their own: more are no unfinished work, but a program that went wrong.
create function private.save_post_draft(
  draft uuid, slug text, written_from integer, form jsonb, revision integer, kept_days integer
) returns json
language plpgsql security definer set search_path = '' as $$
declare
  post uuid;
  kept json;
begin
  perform private.require_editor();
  select known.id into post from public.blog_posts as known
  where known.slug = save_post_draft.slug and known.deleted_at is null;
  if post is null then
    return json_build_object('refused', 'missing');
  end if;
  if (
    select count(*) from public.article_drafts as known
    where known.post_id is not null and known.updated_by = auth.uid() and known.id <> draft
      and known.updated_at >= now() - make_interval(days => kept_days)
  ) >= 100 then
    return json_build_object('refused', 'full');
  end if;
  kept := private.keep_draft(draft, post, written_from, form, revision, kept_days);
  return case when kept is null then json_build_object('refused', 'changed') else json_build_object('kept', kept) end;
end
$$;

create function public.save_post_draft(
  draft uuid, slug text, written_from integer, form jsonb, revision integer, kept_days integer
) returns json
language sql set search_path = '' as
  'select private.save_post_draft(draft, slug, written_from, form, revision, kept_days)';
grant execute on function
  private.save_post_draft(uuid, text, integer, jsonb, integer, integer),
  public.save_post_draft(uuid, text, integer, jsonb, integer, integer)
to authenticated, service_role;

-- Nobody else can read what a removed editor had not saved.
create function private.forget_unsaved_changes() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.article_drafts as draft where draft.post_id is not null and draft.updated_by = new.user_id;
  return null;
end
$$;
create trigger forget_unsaved_changes after update on public.editors
  for each row when (new.removed_at is not null and old.removed_at is null)
  execute function private.forget_unsaved_changes();

-- As before, and among what is not saved the editor's own changes of posts: those have a slug.
create or replace function private.desk_today() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  may_read_messages boolean := private.is_confirmed_editor();
begin
  perform private.require_editor();
  return (
    with listed as materialized (
      select post.id, post.slug, post.title, post.language, post.translation, post.is_published, post.published_at, post.publish_at,
        post.updated_at, post.outdated_since, post.written_by_ai, known.problem, known.problem_at, news.is_unsigned
      from public.blog_posts as post left join private.translations as known on known.post_id = post.id
      -- What a program wrote; what nobody has signed for a week, nobody will.
      cross join lateral (
        select post.written_by_ai and post.reviewed_by is null and post.updated_at > now() - interval '7 days' as is_unsigned
      ) as news
      where post.deleted_at is null and (
        post.outdated_since is not null or post.translation = 'machine' or post.publish_at is not null or not post.is_published
        or known.problem is not null or news.is_unsigned or post.published_at > now()
      )
    ),
    told as materialized (
      select *, json_build_object('slug', slug, 'title', title, 'language', language) as post from listed
    )
    select json_build_object(
      'enquiries', (
        select private.first_of(count(*), array_agg(json_build_object(
          'id', message.id,
          'name', case when may_read_messages then message.name end,
          'created_at', message.created_at
        ) order by message.created_at))
        from public.enquiries as message where message.status = 'open' and message.held_reason is null
      ),
      'held', (select count(*) from public.enquiries where status = 'open' and held_reason is not null),
      'payments', (
        select private.first_of(count(*), array_agg(json_build_object(
          'id', about.id, 'state', about.state, 'amount_cents', about.amount_cents
        ) order by about.created_at))
        from private.bitcoin_orders as about where private.is_to_decide(about)
      ),
      'failed', (
        select private.first_of(count(*), array_agg(post order by problem_at desc)) from told where problem is not null
      ),
      'outdated', (
        select private.first_of(count(*), array_agg(post order by outdated_since)) from told where outdated_since is not null
      ),
      'unread', (
        select private.first_of(count(*), array_agg(post order by updated_at desc)) from told
        where translation = 'machine' and outdated_since is null and problem is null
      ),
      'news', (
        select private.first_of(count(*), array_agg(post order by updated_at desc)) from told
        where is_unsigned and translation <> 'machine'
      ),
      'scheduled', (
        select private.first_of(count(*), array_agg(
          (post::jsonb || jsonb_build_object('at', coalesce(publish_at, published_at)))::json
          order by coalesce(publish_at, published_at)
        )) from told
        where publish_at is not null or (is_published and published_at > now())
      ),
      'drafts', (
        select private.first_of(count(*), array_agg(post order by updated_at desc)) from told
        where translation = 'source' and not is_published and publish_at is null and not written_by_ai
      ),
      'unsaved', (
        select private.first_of(count(*), array_agg(json_build_object(
          'id', draft.id, 'title', coalesce(draft.form ->> 'title', ''), 'updated_at', draft.updated_at,
          'slug', post.slug, 'language', coalesce(post.language, 'nl')
        ) order by draft.updated_at desc))
        from public.article_drafts as draft left join public.blog_posts as post on post.id = draft.post_id
        where draft.post_id is null or draft.updated_by = auth.uid() and post.deleted_at is null
      ),
      'on_its_way', (
        select private.first_of(count(*), array_agg(json_build_object(
          'slug', way.slug, 'version', way.version, 'becomes', way.becomes
        ) order by way.since desc, way.slug))
        from private.posts_on_their_way as way
      )
    )
  );
end
$$;
