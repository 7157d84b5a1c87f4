-- Saving the text of a post. Saving never overwrites a newer change. (Who else has it open: the chapter
-- `drafts_and_notes`.) All languages of an article show the same image, but each language has its own alt text, so a new
-- image removes the alt texts of the other languages.

-- Returns the new revision, or null if the post has changed since `revision`. An untranslated copy of the Dutch post
-- counts as translated by a person once its content is more than a correction of that copy. A small fix makes no
-- translation outdated, and does not count as a correction of published news: see `is_small_fix` in the chapter `posts`.
create function private.revise_post(slug text, revision integer, changes jsonb, small_fix boolean)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  revised integer;
begin
  perform private.require_editor();
  -- `is_small_fix` reads this in the triggers of the update, which also raise the revision.
  perform set_config('site.small_fix', case when revise_post.small_fix then 'yes' else '' end, true);
  update public.blog_posts as post set
    title = changes ->> 'title',
    excerpt = coalesce(changes ->> 'excerpt', ''),
    content = changes ->> 'content',
    meta_title = changes ->> 'meta_title',
    meta_description = changes ->> 'meta_description',
    translation = case
      when post.translation = 'pending' and not private.is_correction(
        (
          select jsonb_build_object('content', kept.post -> 'content') from public.post_revisions as kept
          where kept.post_id = post.id order by kept.revision limit 1
        ),
        jsonb_build_object('content', changes -> 'content')
      ) then 'reviewed'
      -- Saving a text by AI is no review, because the review of such a text needs the checklist.
      when post.translation = 'machine' and not post.written_by_ai and coalesce((changes ->> 'reviewed')::boolean, false)
        then 'reviewed'
      else post.translation
    end
  where post.slug = revise_post.slug and post.revision = revise_post.revision and post.deleted_at is null
  returning post.revision into revised;
  perform set_config('site.small_fix', '', true);
  return revised;
end
$$;
select private.expose('revise_post', 'authenticated, service_role');

-- `image` has `url`, `alt`, `focus_x` and `focus_y`. Without `url`, removes the image. Returns the same as `revise_post`.
create function private.revise_illustrated_post(
  slug text, revision integer, changes jsonb, small_fix boolean, image jsonb
) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  current_revision integer := revision;
  url text := image ->> 'url';
  focus_x smallint := coalesce((image ->> 'focus_x')::smallint, 50);
  focus_y smallint := coalesce((image ->> 'focus_y')::smallint, 50);
  base text;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    hero_image_url = url,
    hero_image_alt = case when url is null then null else image ->> 'alt' end,
    hero_focus_x = focus_x,
    hero_focus_y = focus_y
  where post.slug = revise_illustrated_post.slug and post.revision = current_revision
    and post.deleted_at is null
  returning post.revision, post.slug_base into current_revision, base;
  if base is null then
    return null;
  end if;

  update public.blog_posts as other set
    hero_image_url = url,
    hero_image_alt = case when other.hero_image_url is not distinct from url then other.hero_image_alt end,
    hero_focus_x = focus_x,
    hero_focus_y = focus_y
  where other.slug_base = base and other.slug <> revise_illustrated_post.slug
    and (other.hero_image_url, other.hero_focus_x, other.hero_focus_y) is distinct from (url, focus_x, focus_y);

  return private.revise_post(revise_illustrated_post.slug, current_revision, changes, small_fix);
end
$$;
select private.expose('revise_illustrated_post', 'authenticated, service_role');
