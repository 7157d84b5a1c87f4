-- The languages of the site are listed in one place, which the code is held to; how the words of each are searched stands in
-- private.search_config. Nothing else names or counts them, so a new language is these two functions.

create function private.languages() returns text[]
language sql immutable set search_path = '' as $$
  select array['nl', 'en', 'es', 'de']
$$;
-- Whoever writes a row is asked for its language.
grant execute on function private.languages() to anon, authenticated, service_role;

alter table public.blog_posts drop constraint blog_posts_language_known,
  add constraint blog_posts_language_known check (language = any (private.languages()));
alter table public.post_previews drop constraint post_previews_lang_known,
  add constraint post_previews_lang_known check (lang = any (private.languages()));
alter table public.enquiries drop constraint enquiries_lang_known,
  add constraint enquiries_lang_known check (lang = any (private.languages()));
alter table private.news_texts drop constraint news_texts_language_known,
  add constraint news_texts_language_known check (language = any (private.languages()));
alter table private.bitcoin_orders drop constraint bitcoin_orders_locale_known,
  add constraint bitcoin_orders_locale_known check (locale = any (private.languages()));

-- Which of some slug bases no new article can have: an article stands there, lies in the trash, or stood there once.
create or replace function private.taken_slug_bases(wanted text[]) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(taken.slug_base), '[]')
    from (
      select post.slug_base from public.blog_posts as post where post.slug_base = any (wanted)
      union
      select one.slug_base
      from unnest(wanted) as one (slug_base), unnest(private.languages()) as language
      where exists (
        select from private.old_addresses as former where former.slug = one.slug_base || '-' || language
      )
    ) as taken
  );
end
$$;

-- The news of a day goes on where it was not begun, was interrupted, or failed an hour ago and may be tried again.
create or replace function private.is_news_due(news_date date, with_preview boolean) returns boolean
language plpgsql stable set search_path = '' as $$
declare
  run private.news_runs;
  rested interval;
  open_texts integer;
  failed_texts integer;
begin
  select * into run from private.news_runs where date = news_date;
  if not found then
    return true;
  end if;
  rested := clock_timestamp() - greatest(run.ended_at, run.lease_until, run.started_at);
  if run.lease_until > clock_timestamp() then
    return false;
  elsif run.facts is null then
    return run.state <> 'too-little-news' and run.attempts < 5
      and rested > case when run.state = 'failed' then interval '55 minutes' else interval '0' end;
  elsif exists (
    select from private.news_texts
    where date = news_date and state = 'writing' and lease_until > clock_timestamp()
  ) then
    return false;
  end if;
  select
    count(*) filter (where coalesce(text.state, 'writing') in ('writing', 'written') and coalesce(text.attempts, 0) < 5),
    count(*) filter (where text.state = 'failed' and text.attempts < 5)
  into open_texts, failed_texts
  from unnest(private.languages()) as wanted (language)
  left join private.news_texts as text on text.date = news_date and text.language = wanted.language;
  -- Whoever writes the languages one after the other holds no claim between two of them.
  return (open_texts > 0 and rested > interval '10 minutes')
    or (failed_texts > 0 and rested > interval '55 minutes')
    or (
      with_preview and rested > interval '55 minutes'
      and exists (select from private.news_texts where date = news_date and state = 'published')
      and not exists (select from private.news_previews where date = news_date)
    );
end
$$;

-- What was typed, as a query over the texts of all languages; null where it has no word of three letters.
create or replace function private.search_query_of_all(words text) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  language text;
  found tsquery;
  part tsquery;
begin
  if words !~ '[[:alnum:]]{3}' then
    return null;
  end if;
  foreach language in array private.languages() loop
    part := private.search_query(words, language);
    found := coalesce(found || part, part);
  end loop;
  return found;
end
$$;

-- One page of the articles, each with the state of its languages, and how many there are in all. One value: rows would be cut at 1,000.
-- `asked`: { words, slug_base, show, sort, skip, most }, as src/core/post/article-list.ts has them; `slug_base` asks for one article.
create or replace function private.list_articles(asked jsonb) returns json
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
        when 'missing' then count(*) < cardinality(private.languages())
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
