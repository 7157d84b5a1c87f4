-- What lies in the trash is neither translated nor reviewed. (The column `deleted_at` comes with the trash itself, in a later
-- migration; nobody calls these before.)

create or replace function private.store_translation(slug text, revision integer, source_revision integer, changes jsonb)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  stored integer;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    title = changes ->> 'title',
    excerpt = coalesce(changes ->> 'excerpt', ''),
    content = changes ->> 'content',
    meta_title = changes ->> 'meta_title',
    meta_description = changes ->> 'meta_description',
    -- All languages of an article show the same picture.
    hero_image_url = source.hero_image_url,
    hero_focus_x = source.hero_focus_x,
    hero_focus_y = source.hero_focus_y,
    hero_image_alt = changes ->> 'hero_image_alt',
    translation = 'machine',
    written_by_ai = source.written_by_ai,
    reviewed_by = null,
    reviewed_at = null,
    outdated_since = null
  from public.blog_posts as source, public.post_revisions as history
  where post.slug = store_translation.slug and post.revision = store_translation.revision and post.language <> 'nl'
    and post.deleted_at is null
    and source.slug_base = post.slug_base and source.language = 'nl'
    and history.post_id = source.id and history.revision = store_translation.source_revision
    and (history.post ->> 'title', history.post ->> 'excerpt', history.post ->> 'content')
      is not distinct from (source.title, source.excerpt, source.content)
  returning post.revision into stored;
  return stored;
end
$$;

create or replace function private.review_post(slug text, revision integer, reviewer text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  reviewed integer;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    translation = case when post.translation = 'machine' then 'reviewed' else post.translation end,
    reviewed_by = coalesce(
      (select left(name, 80) from public.editors where user_id = auth.uid() and not is_shared),
      nullif(left(trim(reviewer), 80), ''), 'Redactie'),
    reviewed_at = now()
  where post.slug = review_post.slug and post.revision = review_post.revision
    and post.deleted_at is null and (post.translation = 'machine' or post.written_by_ai) and post.reviewed_by is null
  returning post.revision into reviewed;
  return coalesce(reviewed, (
    select post.revision from public.blog_posts as post
    where post.slug = review_post.slug and post.revision = review_post.revision and post.deleted_at is null
  ));
end
$$;
