-- The history of a post is listed without its texts, which together would be too much for one answer: of each version who
-- made it, when, which fields it changed, and whether its text is the one that stands now. A text is fetched by its number.
-- What lies in the trash is in no list of articles and is not changed.

-- The fields a person writes, as they stand in a kept row.
create function private.written_fields(post jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select jsonb_build_object(
    'title', post -> 'title',
    'excerpt', post -> 'excerpt',
    'content', post -> 'content',
    'meta_title', post -> 'meta_title',
    'meta_description', post -> 'meta_description'
  )
$$;

-- The newest versions of a post, the last first.
create function private.post_history(slug text, most integer) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  post public.blog_posts;
begin
  perform private.require_editor();
  select * into post from public.blog_posts as found
  where found.slug = post_history.slug and found.deleted_at is null;
  return (
    with latest as (
      select kept.revision, kept.action, kept.changed_at, kept.changed_by, private.written_fields(kept.post) as fields
      from public.post_revisions as kept
      where kept.post_id = post.id
      order by kept.revision desc
      -- One more than is shown: the oldest is told by what it changed, too.
      limit least(greatest(most, 1), 500) + 1
    ),
    compared as (
      select latest.*, lag(latest.fields) over (order by latest.revision) as fields_before from latest
    )
    select coalesce(json_agg(json_build_object(
      'revision', shown.revision,
      'action', shown.action,
      'changed_at', shown.changed_at,
      'by', case when editor.is_shared then 'shared token' else editor.name end,
      'changed', (
        select coalesce(json_agg(field.key order by field.key), '[]')
        from jsonb_each(shown.fields) as field
        where shown.fields_before is not null and field.value is distinct from shown.fields_before -> field.key
      ),
      'is_current_text', shown.fields = private.written_fields(to_jsonb(post))
    ) order by shown.revision desc), '[]')
    from (select * from compared order by revision desc limit least(greatest(most, 1), 500)) as shown
    left join public.editors as editor on editor.user_id = shown.changed_by
  );
end
$$;
grant execute on function private.post_history(text, integer) to authenticated, service_role;

create function public.post_history(slug text, most integer) returns json
language sql stable set search_path = '' as 'select private.post_history(slug, most)';
grant execute on function public.post_history(text, integer) to authenticated, service_role;

-- The text of one version, and of the one before it; null where there is no such version.
create function private.post_version(slug text, revision integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select json_build_object(
      'revision', kept.revision,
      'post', private.written_fields(kept.post),
      'before', (
        select private.written_fields(earlier.post) from public.post_revisions as earlier
        where earlier.post_id = kept.post_id and earlier.revision = kept.revision - 1
        order by earlier.id limit 1
      )
    )
    from public.post_revisions as kept
    join public.blog_posts as post on post.id = kept.post_id
    where post.slug = post_version.slug and post.deleted_at is null and kept.revision = post_version.revision
    order by kept.id limit 1
  );
end
$$;
grant execute on function private.post_version(text, integer) to authenticated, service_role;

create function public.post_version(slug text, revision integer) returns json
language sql stable set search_path = '' as 'select private.post_version(slug, revision)';
grant execute on function public.post_version(text, integer) to authenticated, service_role;

create or replace function private.revise_post(slug text, revision integer, changes jsonb, small_fix boolean)
returns integer
language plpgsql security definer set search_path = '' as $$
declare
  revised integer;
begin
  perform private.require_editor();
  perform set_config('site.small_fix', case when revise_post.small_fix then 'yes' else '' end, true);
  update public.blog_posts as post set
    title = changes ->> 'title',
    excerpt = coalesce(changes ->> 'excerpt', ''),
    content = changes ->> 'content',
    meta_title = changes ->> 'meta_title',
    meta_description = changes ->> 'meta_description',
    translation = case
      when post.translation = 'pending' and post.content <> changes ->> 'content' then 'reviewed'
      -- What a program wrote is signed by its checklist, and not while saving.
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

create or replace function private.articles_overview(words text, most integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    with chosen as (
      select post.slug_base, max(post.updated_at) as changed_at
      from public.blog_posts as post
      where post.deleted_at is null
      group by post.slug_base
      having words = '' or strpos(post.slug_base, lower(words)) > 0
        or bool_or(strpos(lower(post.title), lower(words)) > 0)
      order by changed_at desc, post.slug_base
      limit least(greatest(most, 1), 1000)
    )
    select coalesce(json_agg(json_build_object(
      'slug_base', chosen.slug_base,
      'posts', (
        select json_agg(json_build_object(
          'slug', post.slug,
          'language', post.language,
          'title', post.title,
          'translation', post.translation,
          'is_published', post.is_published,
          'published_at', post.published_at,
          'publish_at', post.publish_at,
          'updated_at', post.updated_at,
          'outdated', post.outdated_since is not null
        ) order by post.language)
        from public.blog_posts as post
        where post.slug_base = chosen.slug_base and post.deleted_at is null
      )
    ) order by chosen.changed_at desc, chosen.slug_base), '[]')
    from chosen
  );
end
$$;
