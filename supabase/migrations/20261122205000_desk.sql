-- What the desk lists: articles, the work of today, and enquiries.

-- Articles whose text in this language matches.
create function private.articles_matching(query tsquery, lang text) returns table (slug_base text)
language sql stable set search_path = '' as $$
  select distinct post.slug_base
  from private.post_words as word join public.blog_posts as post on post.id = word.post_id
  where word.words @@ query and word.language = lang and post.deleted_at is null
$$;

-- For the same expression in `private.articles_with`.
create index blog_posts_titles_idx on public.blog_posts
  using gin (lower(title || e'\n' || slug_base || '-' || language) extensions.gin_trgm_ops) where deleted_at is null;

-- Articles with the words in a title or a slug as typed, or found as visitors find them in each language: parts of words
-- and similar words only if whole words found few, and half of the words only if nothing has all. One or two letters are
-- part of nearly every text. The generic plan saves time: a plan for certain words would make their query once more.
create function private.articles_with(words text) returns table (slug_base text, has_all_words boolean)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  typed text[] := private.typed_words(words);
  titled text[] := array(
    select distinct post.slug_base from public.blog_posts as post
    where post.deleted_at is null
      and lower(post.title || e'\n' || post.slug_base || '-' || post.language)
        like '%' || regexp_replace(lower(words), '([\\%_])', '\\\1', 'g') || '%'
  );
  whole text[] := '{}';
begin
  if length(replace(private.only_words(private.folded(words)), ' ', '')) > 2 then
    whole := array(
      select match.slug_base
      from unnest(private.languages()) as one (language),
        lateral private.articles_matching(private.search_query(words, one.language), one.language) as match
    );
    if cardinality(whole) < 20 then
      return query
        with wide as materialized (
          select one.language, private.word_queries(typed, one.language, true) as queries
          from unnest(private.languages()) as one (language)
        ),
        found as materialized (
          select unnest(titled || whole) as slug_base
          union
          select match.slug_base
          from wide, lateral private.articles_matching(
            private.joined_query(typed, wide.queries, wide.language, true), wide.language
          ) as match
        )
        select found.slug_base, true from found
        union all
        select distinct post.slug_base, false
        from wide, lateral private.posts_with_most(wide.queries, wide.language) as match
        join public.blog_posts as post on post.id = match.post_id
        where post.deleted_at is null and not exists (select from found);
      return;
    end if;
  end if;
  return query select distinct base, true from unnest(titled || whole) as base;
end
$$;

-- Some words of a text around the first that an editor looks for, without the marks of lists and headings. Null if the text
-- has none of them as typed. Cleans only what is around a hit, because to clean a whole text takes long. A hit inside a tag is
-- none: of those, it passes over 20.
create function private.words_around(html text, wanted text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  read text := lower(html);
  looked text;
  plain text;
  place integer;
  at integer;
begin
  foreach looked in array array[lower(wanted), lower(split_part(wanted, ' ', 1))] loop
    place := 1;
    for attempt in 1 .. 20 loop
      at := strpos(substr(read, place), looked);
      exit when at = 0;
      place := place + at;
      plain := regexp_replace(substr(html, greatest(place - 300, 1), 700), '^[^<>]*[^\s<>]>|<[^<>]*>|<[^<>]*$', ' ', 'g');
      plain := regexp_replace(regexp_replace(plain, '(^|\s)[-*#>]+(?=\s)', ' ', 'g'), '\s+', ' ', 'g');
      at := strpos(lower(plain), looked);
      if at > 40 then
        return '… ' || regexp_replace(substr(plain, at - 40, 160), '^\S*\s', '');
      elsif at > 0 then
        return substr(plain, 1, 160);
      end if;
    end loop;
  end loop;
  return null;
end
$$;

-- { language, words }: the words around the hit in the first language that has one, which is the one that the desk shows.
create function private.words_in_article(base text, wanted text) returns jsonb
language plpgsql stable set search_path = '' as $$
declare
  post record;
  found_words text;
begin
  for post in
    select one.language, one.content from public.blog_posts as one
    where one.slug_base = base and one.deleted_at is null order by array_position(private.languages(), one.language)
  loop
    found_words := private.words_around(post.content, wanted);
    if found_words is not null then
      return jsonb_build_object('language', post.language, 'words', found_words);
    end if;
  end loop;
  return null;
end
$$;

-- Returns one JSON value, because the API cuts lists after 1,000 rows. `asked` is
-- { words, slug_base, show, sort, skip, max }; src/core/post/article-list.ts lists the values of `show` and `sort`.
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
      select with_words.* from private.articles_with(words) as with_words where words <> ''
    ),
    troubled as materialized (
      select post.slug_base
      from private.translations as known join public.blog_posts as post on post.id = known.post_id
      where show = 'failed' and known.problem ->> 'code' <> 'doubts' and post.deleted_at is null
    ),
    article as materialized (
      select
        post.slug_base,
        max(post.updated_at) as changed_at,
        max(coalesce(post.publish_at, post.published_at)) filter (where post.is_published or post.publish_at is not null)
          as published_at,
        lower(coalesce(max(post.title) filter (where post.language = 'nl'), min(post.title))) as title,
        bool_or(sort = 'nearest' and strpos(lower(post.title), lower(words)) > 0) as has_words_in_title
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
          case when sort = 'nearest' then article.has_words_in_title end desc,
          case when sort = 'oldest' then article.changed_at end,
          case when sort = 'title' then article.title end,
          case when sort = 'published' then article.published_at end desc nulls last,
          article.changed_at desc, article.slug_base
      ) as place
      from article
      order by place
      offset greatest(coalesce((asked ->> 'skip')::integer, 0), 0)
      limit least(greatest(coalesce((asked ->> 'max')::integer, 25), 1), 100)
    ),
    listed as materialized (
      select page.*, case when sort = 'nearest' and words <> '' then private.words_in_article(page.slug_base, words) end as hit
      from page
    )
    select json_build_object(
      'total', (select count(*) from article),
      'has_all_words', coalesce((select bool_and(found.has_all_words) from found), true),
      'articles', coalesce((
        select json_agg(json_build_object(
          'slug_base', listed.slug_base,
          'posts', (
            select json_agg(json_strip_nulls(json_build_object(
              'found', case when post.language = listed.hit ->> 'language' then listed.hit ->> 'words' end,
              'on_its_way', way.version,
              'hero_image_url', coalesce(post.hero_image_url, private.first_image(post.content)),
              'problem', nullif(known.problem ->> 'code', 'doubts')
            ))::jsonb || jsonb_build_object(
              'slug', post.slug,
              'language', post.language,
              'revision', post.revision,
              'title', post.title,
              'translation', post.translation,
              'is_published', post.is_published,
              'published_at', post.published_at,
              'publish_at', post.publish_at,
              'updated_at', post.updated_at,
              'outdated', post.outdated_since is not null,
              'written_by_ai', post.written_by_ai,
              'is_translating', coalesce(private.is_being_translated(known), false)
            ) order by post.language)
            from public.blog_posts as post
            left join private.translations as known on known.post_id = post.id
            left join private.posts_on_their_way as way on way.slug = post.slug
            where post.slug_base = listed.slug_base and post.deleted_at is null
          )
        ) order by listed.place)
        from listed
      ), '[]')
    )
  );
end
$$;
select private.expose('list_articles', 'authenticated, service_role');

-- Returns { n, first }: the given number, and the first five rows. The caller must sort the rows.
create function private.first_of(n bigint, rows json[]) returns json
language sql immutable set search_path = '' as $$
  select json_build_object('n', n, 'first', coalesce(array_to_json(rows[:5]), '[]'))
$$;

-- Returns { n, first }: the given number, and the first five of the posts. Editors recognise an article by its Dutch text.
create function private.first_posts(n bigint, ids uuid[]) returns json
language sql stable set search_path = '' as $$
  select json_build_object('n', n, 'first', coalesce((
    select json_agg(json_build_object(
      'slug', post.slug,
      'title', coalesce(dutch.title, post.title),
      'language', post.language,
      'excerpt', coalesce(nullif(dutch.excerpt, ''), post.excerpt),
      'hero_image_url', coalesce(
        dutch.hero_image_url, private.first_image(dutch.content), post.hero_image_url, private.first_image(post.content)
      ),
      'updated_at', post.updated_at,
      'at', coalesce(post.publish_at, case when post.is_published then post.published_at end),
      'live_in', array(
        select other.language from public.blog_posts as other
        where other.slug_base = post.slug_base and other.is_published and other.published_at <= now() and other.deleted_at is null
        order by other.language <> 'nl', other.language
      )
    ) order by listed.place)
    from unnest(ids[:5]) with ordinality as listed (id, place)
    join public.blog_posts as post using (id)
    left join public.blog_posts as dutch on dutch.slug = post.slug_base || '-nl' and dutch.deleted_at is null
  ), '[]'))
$$;

-- The work that needs an editor now, and what is live. Without the right to read enquiries and orders, `enquiries`
-- contains the times but no names and words, and `payments` the states but no sums. `unsaved` contains the drafts of new
-- articles by all editors, and the caller's own unsaved changes to posts: all of them, because no other page lists them.
create function private.desk_today() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  with item as materialized (
    select post.id, post.slug_base, post.translation, post.is_published, post.published_at, post.publish_at, post.updated_at,
      post.outdated_since, post.written_by_ai, known.problem, known.problem_at, news.is_unsigned
    from public.blog_posts as post left join private.translations as known
      on known.post_id = post.id and known.problem ->> 'code' <> 'doubts'
    cross join lateral (
      select post.written_by_ai and post.reviewed_by is null and post.updated_at > now() - interval '7 days' as is_unsigned
    ) as news
    where post.deleted_at is null and (
      post.outdated_since is not null or post.translation = 'machine' or not post.is_published
      or known.problem is not null or news.is_unsigned or post.published_at > now()
    )
  ),
  live as materialized (
    select (array_agg(post.id order by post.language <> 'nl', post.language))[1] as id, max(post.published_at) as since
    from public.blog_posts as post
    where post.is_published and post.published_at <= now() and post.deleted_at is null
    group by post.slug_base
  )
  select json_build_object(
    'enquiries', (
      select private.first_of(count(*), array_agg(json_build_object(
        'id', enquiry.id,
        'name', case when (select private.is_confirmed_editor()) then enquiry.name end,
        'words', case when (select private.is_confirmed_editor())
          then left(concat_ws(' · ', nullif(enquiry.subject, ''), enquiry.message), 160)
        end,
        'created_at', enquiry.created_at
      ) order by enquiry.created_at))
      from public.enquiries as enquiry
      where enquiry.status = 'open' and enquiry.id not in (select id from private.held_enquiries())
    ),
    'held', (select count(*) from private.held_enquiries()),
    'payments', (
      select private.first_of(count(*), array_agg(json_build_object(
        'id', about.id, 'state', about.state,
        'amount_cents', case when (select private.is_confirmed_editor()) then about.amount_cents end
      ) order by about.created_at))
      from private.bitcoin_orders as about where private.is_to_decide(about)
    ),
    'failed', (
      select private.first_posts(count(*), array_agg(id order by problem_at desc)) from item where problem is not null
    ),
    'outdated', (
      select private.first_posts(count(*), array_agg(id order by outdated_since)) from item where outdated_since is not null
    ),
    'unread', (
      select private.first_posts(count(*), array_agg(id order by updated_at desc)) from item
      where translation = 'machine' and outdated_since is null and problem is null
    ),
    'articles', (
      select count(distinct slug_base) from item
      where translation = 'machine' or outdated_since is not null or problem is not null
    ),
    'news', (
      select private.first_posts(count(*), array_agg(id order by updated_at desc)) from item
      where is_unsigned and translation <> 'machine'
    ),
    'scheduled', (
      select private.first_posts(count(*), array_agg(id order by coalesce(publish_at, published_at))) from item
      where publish_at is not null or (is_published and published_at > now())
    ),
    'notes', (
      select private.first_of(count(*), array_agg(json_build_object(
        'id', note.id, 'slug', post.slug, 'title', coalesce(dutch.title, post.title), 'language', post.language,
        'text', note.text
      ) order by note.created_at))
      from private.post_notes as note join public.blog_posts as post on post.id = note.post_id
      left join public.blog_posts as dutch on dutch.slug = post.slug_base || '-nl'
      where note.done_at is null and post.deleted_at is null
    ),
    'drafts', (
      select private.first_posts(count(*), array_agg(id order by updated_at desc)) from item
      where translation in ('source', 'reviewed') and not is_published and publish_at is null and not written_by_ai
    ),
    'unsaved', (
      select json_build_object('n', count(*), 'first', coalesce(json_agg(json_build_object(
        'id', draft.id, 'title', coalesce(draft.form ->> 'title', ''), 'updated_at', draft.updated_at,
        'slug', post.slug, 'language', coalesce(post.language, 'nl')
      ) order by draft.updated_at desc), '[]'))
      from public.article_drafts as draft left join public.blog_posts as post on post.id = draft.post_id
      where draft.written_from is null
        or draft.post_id is not null and draft.updated_by = auth.uid() and post.deleted_at is null
    ),
    'live', (select private.first_posts(count(*), array_agg(id order by since desc)) from live),
    'on_its_way', (
      select private.first_of(count(*), array_agg(json_build_object(
        'slug', way.slug, 'version', way.version, 'becomes', way.becomes
      ) order by way.since desc, way.slug))
      from private.posts_on_their_way as way
    )
  );
$$;
select private.expose('desk_today', 'authenticated, service_role');

-- Enquiries with their mails and orders, and the number of enquiries of each kind. Open enquiries come first, the one
-- that waits longest at the top, then the answered ones, newer before older. With `words`, only enquiries that contain
-- each of them, or whose telephone number contains their digits. The API cuts long lists, so the result is one JSON value.
create function private.list_enquiries(wanted text, max integer, skip integer, words text default '') returns json
language sql stable security definer set search_path = '' as $$
  select private.require_confirmed_editor();
  with marked as (
    select about.id, about.created_at, about.status,
      about.held_reason is not null and mail.id is null as is_held,
      private.is_unmailed(mail) as is_unmailed
    from public.enquiries about
    left join public.mail_outbox mail on mail.enquiry_id = about.id and mail.kind = 'business'
    where not exists (
      select from regexp_split_to_table(lower(private.folded(btrim(list_enquiries.words))), '\s+') as word
      where strpos(lower(private.folded(concat_ws(' ', about.name, about.email, about.phone, about.subject, about.message))), word) = 0
    ) or (
      length(regexp_replace(list_enquiries.words, '\D', '', 'g')) >= 4 and list_enquiries.words !~ '[[:alpha:]]'
      and strpos(regexp_replace(about.phone, '\D', '', 'g'), regexp_replace(list_enquiries.words, '\D', '', 'g')) > 0
    )
  ),
  shown as (
    select id from marked
    where case list_enquiries.wanted
      when 'open' then status = 'open' and not is_held
      when 'answered' then status = 'answered'
      when 'held' then is_held
      when 'unmailed' then is_unmailed
      else true
    end
    order by status = 'answered', case when status = 'open' then created_at end, created_at desc, id
    limit least(greatest(max, 1), 200) offset greatest(list_enquiries.skip, 0)
  )
  select json_build_object(
    'counts', (
      select json_build_object(
        'all', count(*), 'open', count(*) filter (where status = 'open' and not is_held),
        'answered', count(*) filter (where status = 'answered'), 'held', count(*) filter (where is_held),
        'unmailed', count(*) filter (where is_unmailed)
      ) from marked
    ),
    'enquiries', (
      select coalesce(json_agg(
        to_jsonb(about) || jsonb_build_object('mails', (
          select coalesce(jsonb_agg(to_jsonb(mail) order by mail.created_at, mail.kind), '[]')
          from public.mail_outbox mail where mail.enquiry_id = about.id
        ), 'bitcoin_orders', (
          select coalesce(jsonb_agg(jsonb_build_object(
            'id', paid.id, 'state', paid.state, 'resolution', paid.resolution, 'amount_cents', paid.amount_cents,
            'amount_sats', paid.amount_sats, 'created_at', paid.created_at
          ) order by paid.created_at, paid.id), '[]')
          from private.bitcoin_orders paid where paid.enquiry_id = about.id
        ))
        order by about.status = 'answered', case when about.status = 'open' then about.created_at end,
          about.created_at desc, about.id
      ), '[]')
      from public.enquiries about where about.id in (select id from shown)
    )
  );
$$;
select private.expose('list_enquiries', 'authenticated, service_role');
