-- What lies in the trash is not translated. (The column `deleted_at` comes with the trash itself, in a later
-- migration; nobody calls this before.)

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
