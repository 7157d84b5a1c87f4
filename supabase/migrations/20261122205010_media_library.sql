-- What the desk does with images: lists them with their uses, describes them, and deletes unused ones.

-- Lists what uses the image: articles (also those in the trash), drafts, unsaved changes and the business details.
-- All languages of an article share one entry, and at most 50 are listed. Earlier versions are not searched.
create function private.image_uses(digest text) returns json
language sql stable set search_path = '' as $$
  with used as materialized (
    select post.slug_base, post.slug, post.title, post.language, post.deleted_at is not null as is_trashed,
      case when post.translation <> 'pending' then (
        select min(replace(replace(replace(replace(coalesce(alt, ''), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'))
        from (
          select post.hero_image_alt as alt where strpos(post.hero_image_url, digest) > 0
          union all
          select substring(tag[1] from ' alt="([^"]*)"')
          from regexp_matches(post.content, '<img [^>]*' || digest || '[^>]*>', 'g') as tag
        ) as shown
      ) end as words
    from public.blog_posts as post
    where private.images_in(post.content || ' ' || coalesce(post.hero_image_url, '')) @> array[digest]
  )
  select private.in_one_answer(array_agg(row_to_json(one))) from (
    select
      case when bool_and(is_trashed) then 'trash' else 'article' end as kind,
      (array_agg(slug order by language <> 'nl', language))[1] as slug,
      (array_agg(title order by language <> 'nl', language))[1] as title,
      array_agg(language order by language <> 'nl', language) as languages,
      coalesce(json_object_agg(language, words) filter (where words is not null), '{}') as words
    from used group by slug_base
    union all
    select case when post.id is not null then 'unsaved' when draft.written_from is null then 'draft' else 'business' end,
      coalesce(post.slug, draft.id::text), coalesce(draft.form ->> 'title', ''), '{}', '{}'
    from public.article_drafts as draft left join public.blog_posts as post on post.id = draft.post_id
    where strpos(draft.form::text, '/media/' || digest) > 0
    union all
    select 'business', '', '', '{}', '{}'
    from (select details from private.business_versions order by version desc limit 1) as newest
    where strpos(newest.details::text, '/media/' || digest) > 0
    limit 50
  ) as one
$$;

-- Newest first. `words` is part of a description or of a file name, a whole path, or a search for the articles that use the image.
create function private.list_images(words text, skip integer, max integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  with mentioned as materialized (
    select unnest(private.images_in(post.content || ' ' || coalesce(post.hero_image_url, ''))) as digest
    from public.blog_posts as post
    where words <> '' and post.slug_base in (select found.slug_base from private.articles_with(words) as found)
  ),
  found as materialized (
    select image.id, image.created_at from public.images as image
    where words in ('', image.path)
      or strpos(private.folded(image.name), private.folded(words)) > 0
      or exists (
        select from jsonb_each_text(image.descriptions) as one where strpos(private.folded(one.value), private.folded(words)) > 0
      )
      or image.digest in (select mentioned.digest from mentioned)
  ),
  page as (
    select found.id from found order by found.created_at desc, found.id
    offset greatest(list_images.skip, 0) limit least(greatest(max, 1), 100)
  )
  select json_build_object(
    'total', (select count(*) from found),
    'images', (
      select private.in_one_answer(array_agg(json_build_object(
        'path', image.path,
        'name', image.name,
        'descriptions', image.descriptions,
        'created_at', image.created_at,
        'uses', private.image_uses(image.digest)
      ) order by image.created_at desc, image.id))
      from page join public.images as image using (id)
    )
  );
$$;
select private.expose('list_images', 'authenticated, service_role');

create function private.describe_image(path text, descriptions jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  update public.images as image set descriptions = describe_image.descriptions where image.path = describe_image.path;
  if found then
    perform private.note_action('image-changed', describe_image.path);
    if (private.published_business() -> 'descriptions' -> describe_image.path) is not null then
      perform private.count_change();
    end if;
  end if;
  return found;
end
$$;
select private.expose('describe_image', 'authenticated, service_role');

-- Deletes the database row of an unused image, and returns the uses. A repeated call succeeds, so that the caller
-- can retry the deletion of the files.
create function private.delete_image(path text) returns json
language plpgsql security definer set search_path = '' as $$
declare
  uses json := private.image_uses(substring(path from '^/media/([0-9a-f]{32})-'));
begin
  perform private.require_confirmed_editor();
  if json_array_length(uses) = 0 then
    delete from public.images as image where image.path = delete_image.path;
    if found then
      perform private.note_action('image-deleted', delete_image.path);
    end if;
  end if;
  return uses;
end
$$;
select private.expose('delete_image', 'authenticated, service_role');
