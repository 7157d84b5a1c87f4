-- Articles can be thrown away and brought back for 30 days. What lies in the trash is hidden and nobody reads or changes
-- it at the table, editors included: lists, searches and forms need not know that there is a trash. Its addresses stay taken.
-- The Dutch text goes with all its languages, and a translation that comes back brings its Dutch text with it.
-- After 30 days, or when an editor says so, a post is gone for good, its history too; only that it was there remains.

alter table public.blog_posts
  add column deleted_at timestamptz,
  add constraint blog_posts_trashed_is_hidden check (deleted_at is null or not is_published);
create index blog_posts_trash_idx on public.blog_posts (deleted_at) where deleted_at is not null;

alter policy "a person reads what a visitor reads, an editor every post" on public.blog_posts
  using (
    (is_published and published_at <= now()) or (deleted_at is null and (select private.is_editor()))
  );
alter policy "an editor changes posts" on public.blog_posts
  using (deleted_at is null and (select private.is_editor()))
  with check (deleted_at is null and (select private.is_editor()));

alter table public.post_revisions drop constraint post_revisions_action_known;
alter table public.post_revisions add constraint post_revisions_action_known check (
  action in ('created', 'changed', 'published', 'hidden', 'deleted', 'trashed', 'restored', 'renamed', 'scheduled', 'unscheduled')
);

-- What a change of a row is called in the history; the first that fits.
create function private.change_name(before public.blog_posts, after public.blog_posts) returns text
language sql immutable set search_path = '' as $$
  select case
    when after.deleted_at is not null and before.deleted_at is null then 'trashed'
    when after.deleted_at is null and before.deleted_at is not null then 'restored'
    when after.slug_base <> before.slug_base then 'renamed'
    when after.is_published and not before.is_published then 'published'
    when before.is_published and not after.is_published then 'hidden'
    else 'changed'
  end
$$;

create or replace function private.keep_revision() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts := case when tg_op = 'DELETE' then old else new end;
  is_purge boolean := tg_op = 'DELETE' and coalesce(current_setting('site.purging', true), '') = 'yes';
begin
  if tg_op = 'UPDATE' and new.revision = old.revision then
    return null;
  end if;
  insert into public.post_revisions (post_id, revision, action, post, changed_by)
  values (
    post.id,
    post.revision,
    case
      when tg_op = 'INSERT' then 'created'
      when tg_op = 'DELETE' then 'deleted'
      else private.change_name(old, new)
    end,
    case
      when is_purge then jsonb_build_object('slug', post.slug, 'language', post.language)
      else to_jsonb(post)
    end,
    auth.uid()
  );
  return null;
end
$$;

-- The one exception: the texts of a post that is gone for good go with it.
create or replace function private.refuse_rewriting() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'DELETE' and coalesce(current_setting('site.purging', true), '') = 'yes' then
    return null;
  end if;
  raise exception 'The history of posts is not rewritten.' using errcode = 'insufficient_privilege';
end
$$;

-- Throws away one language, or without one (and with Dutch) the whole article. Answers what it threw away.
create function private.trash_article(slug_base text, language text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  trashed json;
begin
  perform private.require_editor();
  with shown as (
    select post.id, post.is_published from public.blog_posts as post
    where post.slug_base = trash_article.slug_base
      and post.deleted_at is null
      and (coalesce(trash_article.language, 'nl') = 'nl' or post.language = trash_article.language)
    for update
  ),
  thrown as (
    update public.blog_posts as post set deleted_at = now(), is_published = false
    from shown where shown.id = post.id
    returning post.slug, post.language, post.revision, shown.is_published as was_published
  )
  select json_agg(thrown order by thrown.language) into trashed from thrown;
  return coalesce(trashed, '[]');
end
$$;

-- Brings posts back, hidden. Answers those that came back.
create function private.restore_posts(slugs text[]) returns json
language plpgsql security definer set search_path = '' as $$
declare
  restored json;
begin
  perform private.require_editor();
  with back as (
    update public.blog_posts as post set deleted_at = null
    where post.deleted_at is not null
      and (
        post.slug = any (slugs)
        or post.language = 'nl' and post.slug_base in (
          select asked.slug_base from public.blog_posts as asked
          where asked.slug = any (slugs) and asked.deleted_at is not null
        )
      )
    returning post.slug, post.language, post.revision
  )
  select json_agg(back order by back.language) into restored from back;
  return coalesce(restored, '[]');
end
$$;

-- Deletes posts of the trash with their history. Answers how many.
create function private.erase_posts(ids uuid[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  erased integer;
begin
  perform set_config('site.purging', 'yes', true);
  delete from public.post_revisions where post_id = any (ids);
  delete from public.blog_posts where id = any (ids) and deleted_at is not null;
  get diagnostics erased = row_count;
  perform set_config('site.purging', '', true);
  return erased;
end
$$;

-- Deletes posts of the trash for good; a Dutch text takes what else of its article lies there with it.
create function private.erase_trashed(slugs text[]) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
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

-- What has lain in the trash for so many days is deleted for good.
create function private.purge_trash(days integer) returns integer
language plpgsql security definer set search_path = '' as $$
begin
  return private.erase_posts(array(
    select post.id from public.blog_posts as post
    where post.deleted_at < now() - make_interval(days => purge_trash.days)
    for update
  ));
end
$$;

-- What lies in the trash, thrown away last first: each act of throwing away is one entry.
create function private.trashed_articles() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(entry order by entry.deleted_at desc, entry.slug_base), '[]')
    from (
      select
        post.slug_base,
        post.deleted_at,
        (array_agg(post.title order by post.language <> 'nl', post.language))[1] as title,
        (array_agg(post.language order by post.language <> 'nl', post.language))[1] as title_language,
        json_agg(json_build_object('slug', post.slug, 'language', post.language) order by post.language) as posts
      from public.blog_posts as post
      where post.deleted_at is not null
      group by post.slug_base, post.deleted_at
    ) as entry
  );
end
$$;

grant execute on function
  private.trash_article(text, text), private.restore_posts(text[]), private.erase_trashed(text[]),
  private.trashed_articles()
to authenticated, service_role;
grant execute on function private.purge_trash(integer) to service_role;
grant execute on function private.change_name(public.blog_posts, public.blog_posts) to authenticated, service_role;

-- The doors. They have their caller's rights; what they open checks who it is.

create function public.trash_article(slug_base text, language text) returns json
language sql set search_path = '' as 'select private.trash_article(slug_base, language)';

create function public.restore_posts(slugs text[]) returns json
language sql set search_path = '' as 'select private.restore_posts(slugs)';

create function public.erase_trashed(slugs text[]) returns integer
language sql set search_path = '' as 'select private.erase_trashed(slugs)';

create function public.trashed_articles() returns json
language sql stable set search_path = '' as 'select private.trashed_articles()';

create function public.purge_trash(days integer) returns integer
language sql set search_path = '' as 'select private.purge_trash(days)';

grant execute on function
  public.trash_article(text, text), public.restore_posts(text[]), public.erase_trashed(text[]),
  public.trashed_articles()
to authenticated, service_role;
grant execute on function public.purge_trash(integer) to service_role;
