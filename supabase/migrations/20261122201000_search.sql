-- The words of a post have their own table. Only `security definer` functions read it, because Postgres cannot use
-- its index under row security. The policies on `blog_posts` still decide which results the caller sees. Every save
-- waits for the indexing, which must take linear time: a regular expression with a back-reference takes minutes.

create table private.post_words (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  words tsvector not null
);
create index post_words_idx on private.post_words using gin (words);
alter table private.post_words enable row level security;

create function private.search_config(language text) returns regconfig
language sql immutable set search_path = '' as $$
  select case language
    when 'nl' then 'pg_catalog.dutch'::regconfig
    when 'en' then 'pg_catalog.english'::regconfig
    when 'es' then 'pg_catalog.spanish'::regconfig
    when 'de' then 'pg_catalog.german'::regconfig
    else 'pg_catalog.simple'::regconfig
  end
$$;

-- Replaces each element of this name by a space. Without an end tag, it extends to the next start tag or to the end.
-- private.without_element('a<script>b</script>c', 'script') is 'a c'
create function private.without_element(content text, name text) returns text
language sql immutable set search_path = '' as $$
  select string_agg(
    case
      when place = 1 then part
      when part ~* ('</' || name || '>') then regexp_replace(part, '^.*?</' || name || '>', '', 'i')
      else ''
    end,
    ' ' order by place
  )
  from regexp_split_to_table(content, '<' || name || '\M', 'i') with ordinality as split (part, place)
$$;

-- Reads only the first 50,000 characters, because Postgres limits the size of a `tsvector`.
create function private.without_tags(content text) returns text
language sql immutable set search_path = '' as $$
  select regexp_replace(
    private.without_element(private.without_element(left(content, 50000), 'script'), 'style'), '<[^>]*>', ' ', 'g'
  )
$$;

-- The result contains the stem of each word, and the word as written, which matches an unfinished search word.
create function private.words_of(post public.blog_posts) returns tsvector
language plpgsql immutable set search_path = '' as $$
declare
  words tsvector := '';
  part record;
begin
  for part in
    select
      value as text,
      case key when 'title' then 'A' when 'excerpt' then 'B' else 'D' end::"char" as weight
    from jsonb_each_text(private.read_text(post) || jsonb_build_object('content', private.without_tags(post.content)))
    order by weight, key
  loop
    words := words || setweight(
      to_tsvector(private.search_config(post.language), part.text) || to_tsvector('pg_catalog.simple', part.text), part.weight
    );
  end loop;
  return words;
end
$$;

-- The query requires the first ten words except stop words. The last may be a prefix. Null if `q` contains no word.
create function private.search_query(q text, lang text) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  typed text[] := array(select word[1] from regexp_matches(left(q, 200), '[[:alnum:]]+', 'g') as word limit 10);
  found tsquery;
  part tsquery;
begin
  for place in 1 .. cardinality(typed) loop
    if place = cardinality(typed) then
      part := to_tsquery('pg_catalog.simple', typed[place] || ':*');
      part := coalesce(part || nullif(to_tsquery(private.search_config(lang), typed[place] || ':*'), ''), part);
    else
      -- The query of a stop word ("the") is empty. Null makes the search ignore the word.
      part := nullif(plainto_tsquery(private.search_config(lang), typed[place]), '');
      part := part || plainto_tsquery('pg_catalog.simple', typed[place]);
    end if;
    found := coalesce(found && part, part, found);
  end loop;
  return found;
end
$$;

create function private.matching_posts(q text, lang text) returns table (post_id uuid, rank real)
language sql stable security definer set search_path = '' as $$
  with query as (select private.search_query(q, lang) as words),
  -- Reading the words of a post is slow. If more than 500 posts match, only the newest 500 are ranked.
  matching as materialized (select word.post_id from private.post_words word, query where word.words @@ query.words),
  newest as materialized (
    select post.id, post.published_at from matching join public.blog_posts post on post.id = matching.post_id
    where post.language = lang and post.is_published and post.published_at <= now()
    order by post.published_at desc limit 500
  )
  select newest.id, ts_rank(word.words, query.words, 1)
  from query, newest join private.post_words word on word.post_id = newest.id
  order by 2 desc, newest.published_at desc
  limit 20
$$;
grant execute on function private.matching_posts(text, text) to anon, authenticated, service_role;

-- At most 20 published posts of a language that contain every word, best match first. A blank query finds none.
create function public.search_posts(q text, lang text)
returns table (slug text, title text, excerpt text, published_at timestamptz)
language sql stable set search_path = '' as $$
  select post.public_slug, post.title, post.excerpt, post.published_at
  from private.matching_posts(q, lang) as match
  join public.blog_posts post on post.id = match.post_id
  order by match.rank desc, post.published_at desc
$$;
grant execute on function public.search_posts(text, text) to anon, authenticated, service_role;

-- All rows of a statement are indexed together. Indexing is slow, so the schedule indexes an import of many posts
-- later, in batches. Until then, the search does not find the imported posts.

create table private.words_due (
  post_id uuid primary key references public.blog_posts (id) on delete cascade
);
alter table private.words_due enable row level security;

-- A statement with at least this many rows counts as an import. The desk saves fewer rows at once.
create function private.many_posts() returns integer
language sql immutable set search_path = '' as 'select 100';

-- Indexes these posts now.
create function private.keep_words_of(posts uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.post_words (post_id, words)
  select post.id, private.words_of(post)
  from public.blog_posts as post where post.id = any (posts)
  on conflict (post_id) do update set words = excluded.words;
  delete from private.words_due where post_id = any (posts);
$$;

-- Indexes these posts now, or later if they are an import.
create function private.keep_words(posts uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(posts) < private.many_posts() then
    perform private.keep_words_of(posts);
  else
    insert into private.words_due (post_id) select unnest(posts) on conflict do nothing;
  end if;
end
$$;

-- Indexes up to `max` posts of an import. Returns how many.
create function private.keep_words_due(max integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
begin
  due := array(select post_id from private.words_due limit greatest(0, max) for update skip locked);
  perform private.keep_words_of(due);
  return cardinality(due);
end
$$;
select private.expose('keep_words_due', 'service_role');
