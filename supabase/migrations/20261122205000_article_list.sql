-- The list of articles at the desk: searched, filtered, sorted and paged here, since only the database sees all of them. Words are
-- looked for in titles and addresses, and from three letters on in the texts, in all four languages at once.
--
-- What has changed on the site and has not been seen in a build is kept until one contains it. So the desk says of a page
-- that it is on its way, whoever pressed the button and in whatever browser. What counts changes notes them (the feed of content).

-- All that the list asks of a post, so that the texts are left alone.
create index blog_posts_listed_idx on public.blog_posts (slug_base, language)
  include (id, title, translation, is_published, published_at, publish_at, updated_at, outdated_since)
  where deleted_at is null;

create table private.posts_on_their_way (
  slug text primary key,
  -- The content version that contains the change.
  version bigint not null,
  becomes text not null
    constraint posts_on_their_way_becomes_known check (becomes in ('online', 'gone')),
  since timestamptz not null default now()
);
create index posts_on_their_way_version_idx on private.posts_on_their_way (version);
alter table private.posts_on_their_way enable row level security;
revoke all on private.posts_on_their_way from public, anon, authenticated, service_role;

-- What a build contains is on its way no longer.
create function private.forget_what_arrived() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.posts_on_their_way where version <= new.built_version;
  return null;
end
$$;
create trigger forget_what_arrived after update on private.site
  for each row when (old.built_version is distinct from new.built_version)
  execute function private.forget_what_arrived();

-- What was typed, as a query over the texts of all languages; null where it has no word of three letters.
create function private.search_query_of_all(words text) returns tsquery
language sql immutable set search_path = '' as $$
  select case when words ~ '[[:alnum:]]{3}' then
    private.search_query(words, 'nl') || private.search_query(words, 'en')
      || private.search_query(words, 'es') || private.search_query(words, 'de')
  end
$$;

-- The slug bases of articles that hold the words.
create function private.articles_with(words text) returns table (slug_base text)
language sql stable set search_path = '' as $$
  select post.slug_base from public.blog_posts as post
  where post.deleted_at is null
    and (strpos(lower(post.title), lower(words)) > 0 or strpos(post.slug_base || '-' || post.language, lower(words)) > 0)
  union
  select post.slug_base
  from private.post_words as word join public.blog_posts as post on post.id = word.post_id
  where post.deleted_at is null and word.words @@ private.search_query_of_all(articles_with.words)
$$;

-- The list says both now.
drop function public.articles_overview(text, integer);
drop function private.articles_overview(text, integer);
drop function public.translation_problems();
drop function private.translation_problems();

-- One page of the articles, each with the state of its languages, and how many there are in all. One value: rows would be cut at 1,000.
-- `asked`: { words, slug_base, show, sort, skip, most }, as src/core/post/article-list.ts has them; `slug_base` asks for one article.
create function private.list_articles(asked jsonb) returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  words text := btrim(coalesce(asked ->> 'words', ''));
  only_base text := asked ->> 'slug_base';
  show text := coalesce(asked ->> 'show', 'all');
  sort text := coalesce(asked ->> 'sort', 'changed');
begin
  perform private.require_editor();
  return (
    with found as materialized (
      select with_words.slug_base from private.articles_with(words) as with_words where words <> ''
    ),
    troubled as materialized (
      select post.slug_base
      from private.translations as known join public.blog_posts as post on post.id = known.post_id
      where show = 'failed' and known.problem is not null and post.deleted_at is null
    ),
    article as materialized (
      select
        post.slug_base,
        max(post.updated_at) as changed_at,
        max(coalesce(post.publish_at, post.published_at)) filter (where post.is_published or post.publish_at is not null)
          as published_at,
        lower(coalesce(max(post.title) filter (where post.language = 'nl'), min(post.title))) as title
      from public.blog_posts as post
      where post.deleted_at is null
        and (only_base is null or post.slug_base = only_base)
        and (words = '' or post.slug_base in (select found.slug_base from found))
      group by post.slug_base
      having case show
        when 'all' then true
        when 'live' then bool_or(post.is_published and post.published_at <= now())
        when 'scheduled' then
          bool_or(post.publish_at is not null or (post.is_published and post.published_at > now()))
        when 'draft' then bool_or(not post.is_published)
        when 'machine' then bool_or(post.translation = 'machine')
        when 'reviewed' then bool_or(post.translation = 'reviewed' and not post.is_published)
        when 'untranslated' then bool_or(post.translation = 'pending')
        when 'outdated' then bool_or(post.outdated_since is not null)
        when 'missing' then count(*) < 4
        when 'failed' then post.slug_base in (select troubled.slug_base from troubled)
        else false
      end
    ),
    page as (
      select article.slug_base, row_number() over (
        order by
          case when sort = 'oldest' then article.changed_at end,
          case when sort = 'title' then article.title end,
          case when sort = 'published' then article.published_at end desc nulls last,
          article.changed_at desc, article.slug_base
      ) as place
      from article
      order by place
      offset greatest(coalesce((asked ->> 'skip')::integer, 0), 0)
      limit least(greatest(coalesce((asked ->> 'most')::integer, 25), 1), 1000)
    )
    select json_build_object(
      'total', (select count(*) from article),
      'articles', coalesce((
        select json_agg(json_build_object(
          'slug_base', page.slug_base,
          'posts', (
            select json_agg(json_strip_nulls(json_build_object(
              'on_its_way', way.version,
              'problem', known.problem ->> 'code'
            ))::jsonb || jsonb_build_object(
              'slug', post.slug,
              'language', post.language,
              'title', post.title,
              'translation', post.translation,
              'is_published', post.is_published,
              'published_at', post.published_at,
              'publish_at', post.publish_at,
              'updated_at', post.updated_at,
              'outdated', post.outdated_since is not null,
              'is_translating', coalesce(private.is_being_translated(known), false)
            ) order by post.language)
            from public.blog_posts as post
            left join private.translations as known on known.post_id = post.id
            left join private.posts_on_their_way as way on way.slug = post.slug
            where post.slug_base = page.slug_base and post.deleted_at is null
          )
        ) order by page.place)
        from page
      ), '[]')
    )
  );
end
$$;

create function public.list_articles(asked jsonb) returns json
language sql stable set search_path = '' as 'select private.list_articles(asked)';
grant execute on function private.list_articles(jsonb), public.list_articles(jsonb) to authenticated, service_role;
