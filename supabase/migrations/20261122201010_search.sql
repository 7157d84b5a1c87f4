-- Finds posts by typed words, in every spelling and with typing mistakes. The chapter `search_index` says which words a
-- post has and how much each weighs. `matching_posts` makes a query for each typed word (`word_queries`), joins these
-- queries (`joined_query`) and ranks the posts that match (`best_posts`). If fewer than 20 posts match, it repeats all
-- three with a wide search (`is_wide`), which also finds parts of words and similar words.

-- The first ten words of a search, composed. private.typed_words('Wi-Fi  café?') is '{wi-fi,café?}'
create function private.typed_words(q text) returns text[]
language sql immutable set search_path = '' as $$
  select coalesce(array_agg(word order by place), '{}') from (
    select word, place
    from regexp_split_to_table(private.composed(left(q, 200)), '\s+') with ordinality as typed (word, place)
    where private.only_words(private.folded(word)) <> '' order by place limit 10
  ) as first
$$;

-- A query for one of two queries. Either may be null or empty, which finds nothing.
create function private.either(one tsquery, other tsquery) returns tsquery
language sql immutable set search_path = '' as $$
  select nullif(coalesce(one || other, one, other), '')
$$;

-- private.one_word('zwem', true) is 'zwem':*. A beginning of one letter would match too many words.
create function private.one_word(word text, may_continue boolean) returns tsquery
language sql immutable set search_path = '' as $$
  select (quote_literal(word) || case when may_continue and length(word) > 1 then ':*' else '' end)::tsquery
$$;

-- Singular and plural of some words have different stems: huis and huizen, luz and luces. Null for other stems.
create function private.other_stem(stem text, language text) returns text
language plpgsql immutable set search_path = '' as $$
declare
  changing text := case private.search_config(language)
    when 'pg_catalog.dutch'::regconfig then 'fvsz'
    when 'pg_catalog.english'::regconfig then 'fv'
    when 'pg_catalog.spanish'::regconfig then 'zc'
    else ''
  end;
  place integer := strpos(changing, right(stem, 1));
begin
  -- The letters of a pair replace each other: the first and second, the third and fourth.
  return case when place > 0 and stem <> '' then left(stem, -1) || substr(changing, place + (place % 2) * 2 - 1, 1) end;
end
$$;

create function private.stem_of(word text, language text) returns text
language plpgsql immutable set search_path = '' as $$
begin
  return (tsvector_to_array(to_tsvector(private.search_config(language), word)))[1];
end
$$;

-- Finds a stem, and its other form.
create function private.stem_query(word text, language text) returns tsquery
language plpgsql immutable set search_path = '' as $$
begin
  return private.either(
    plainto_tsquery(private.search_config(language), word),
    private.one_word(private.other_stem(private.stem_of(word, language), language), false)
  );
end
$$;

-- Finds one typed word in every spelling. The last word of a search may be unfinished. Null for a word that nearly
-- every text contains ("the").
create function private.word_query(typed text, language text, is_last boolean) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  parts text[] := string_to_array(private.only_words(private.folded(typed)), ' ');
  plain text := array_to_string(parts, '');
  two_letters text := private.folded(private.only_words(private.in_two_letters(typed)));
  found tsquery := private.either(private.stem_query(plain, language), private.stem_query(private.only_words(typed), language));
begin
  -- Two letters such as “de” are the beginning of many words, but more often a word on their own.
  if found is null and (not is_last or length(plain) < 3) then
    return null;
  end if;
  found := private.either(found, private.one_word(plain, is_last));
  if cardinality(parts) > 1 then
    found := private.either(found, (
      select string_agg(private.one_word(part, is_last and place = cardinality(parts))::text, ' <-> ' order by place)
      from unnest(parts) with ordinality as split (part, place)
    )::tsquery);
  elsif plain ~ '^[0-9]+[[:alpha:]]' then
    -- A number and its unit: "24 h" for "24h".
    found := private.either(found, private.one_word(substring(plain from '^[0-9]+'), false)
      <-> private.one_word(substring(plain from '^[0-9]+(.*)'), is_last));
  elsif two_letters <> plain then
    found := private.either(found, private.either(private.one_word(two_letters, is_last), private.stem_query(two_letters, language)));
  elsif private.search_config(language) = 'pg_catalog.german'::regconfig and plain ~ '[aou]e' then
    -- Häuser, typed as Haeuser, has the stem of Haus.
    found := private.either(found, private.stem_query(regexp_replace(plain, '([aou])e', '\1', 'g'), language));
  end if;
  return found;
end
$$;

-- Whether two different words differ by one letter: another, one more, one less, or two in the other order.
create function private.is_one_slip(one text, other text) returns boolean
language plpgsql immutable set search_path = '' as $$
declare
  place integer := 1;
begin
  while place <= length(one) and substr(one, place, 1) = substr(other, place, 1) loop
    place := place + 1;
  end loop;
  return substr(one, place + 1) = substr(other, place + 1)
    or substr(one, place + 1) = substr(other, place)
    or substr(one, place) = substr(other, place + 1)
    or (substr(one, place, 2) = reverse(substr(other, place, 2)) and substr(one, place + 2) = substr(other, place + 2));
end
$$;

-- Known words that begin with a typed word. Of three letters, they have one more ("sant" for "san"). In Dutch and German
-- also compounds with the word or its stem ("schlüsselverwaltung" for "verwaltung", "huissleutel" for "sleutels"): at the
-- end if it has four letters ("ferienhaus"). Shorter words are too often a part by chance.
create function private.longer_words(plain text, language text) returns text[]
language plpgsql stable set search_path = '' as $$
declare
  has_compounds boolean := private.search_config(language)
    in ('pg_catalog.dutch'::regconfig, 'pg_catalog.german'::regconfig);
  stem text := private.stem_of(plain, language);
  patterns text[] := plain || case when length(plain) = 3 then '_' else '%' end || array(
    select case when length(part) = 4 then '___%' || part else '%' || part || '%' end
    from unnest(array[plain, stem, private.other_stem(stem, language)]) as part
    where has_compounds and length(part) > 3
  );
begin
  return (
    select array_agg(word) from (
      select distinct known.word, length(known.word)
      from private.known_words as known
      where known.language = longer_words.language and known.word like any (patterns)
      order by length(known.word), known.word limit 25
    ) as longer
  );
end
$$;

-- The five most alike of the known words that differ from an unknown one by one letter.
create function private.similar_words(plain text, language text) returns text[]
language plpgsql stable set search_path = '' as $$
begin
  -- Two letters in the other order change four trigrams. The longer the word, the more stay alike.
  perform set_config(
    'pg_trgm.similarity_threshold', greatest(0.2, (length(plain) - 4)::numeric / (length(plain) + 6))::numeric(3, 2)::text, true
  );
  return array(
    select known.word from private.known_words as known
    where known.language = similar_words.language and known.word operator(extensions.%) plain
      and length(known.word) between length(plain) - 1 and length(plain) + 1 and private.is_one_slip(known.word, plain)
    group by known.word order by extensions.similarity(known.word, plain) desc, known.word limit 5
  );
end
$$;

-- Finds a word that the text writes as two: "check in" for "checkin". If the word is unknown and both parts are long,
-- the text may contain them anywhere: "onderhoud van het zwembad" for "zwembadonderhoud". A known word such as "huis"
-- does not begin with a word of one or two letters, which every text contains.
create function private.halves_query(plain text, language text, is_known boolean) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  found tsquery;
  half record;
begin
  for half in
    select halves.first, halves.rest
    from generate_series(case when is_known then 3 else 1 end, length(plain) - 1) as place,
      -- Compounds have a letter between their parts, or a double one: "Urlaubsbetreuung", "antirrobo".
      lateral (values (left(plain, place), substr(plain, place + 1)),
        (left(plain, place), regexp_replace(substr(plain, place + 1), '^(s|n|en|es|r(?=r))', ''))) as halves (first, rest)
    where exists (select from private.known_words as known where known.language = halves_query.language and known.word = halves.first)
      and exists (
        select from private.known_words as known
        where known.language = halves_query.language
          and known.word = any (halves.rest || tsvector_to_array(to_tsvector(private.search_config(halves_query.language), halves.rest)))
      )
    limit 6
  loop
    found := private.either(found, case
      when not is_known and least(length(half.first), length(half.rest)) > 3
        then private.stem_query(half.first, language) && private.stem_query(half.rest, language)
      else private.one_word(half.first, false)
        <-> private.either(private.one_word(half.rest, false), private.stem_query(half.rest, language))
    end);
  end loop;
  return found;
end
$$;

-- A query for any of these words. Null without any.
create function private.any_word(words text[]) returns tsquery
language sql immutable set search_path = '' as $$
  select string_agg(quote_literal(word), ' | ')::tsquery from unnest(words) as word
$$;

-- Also finds parts of words and, if no published text in any language contains the word, similar ones. A word
-- with a figure, or with fewer than three letters, gets neither. `may_part`: a text may have the word as two, unless
-- `joined_query` made it of two typed words.
-- Without the index, Postgres would read every text to find a word that no text contains.
create function private.wide_word_query(typed text, language text, is_last boolean, may_part boolean) returns tsquery
language plpgsql stable set search_path = '' set enable_seqscan = 'off' as $$
declare
  as_known tsquery;
  plain text := replace(private.only_words(private.folded(typed)), ' ', '');
  found tsquery := private.word_query(typed, language, is_last);
  longer text[];
  is_known boolean;
  stem text;
  similar_word text;
begin
  if found is null or plain !~ '^[[:alpha:]]{3,40}$' then
    return found;
  end if;
  longer := private.longer_words(plain, language);
  if length(plain) = 3 then
    return private.either(found, private.any_word(longer));
  end if;
  -- Only published posts count, because the result would otherwise tell visitors which words a draft contains.
  as_known := private.any_word(longer || plain);
  -- A join would start at the posts instead of the index.
  is_known := exists (
    select from private.post_words as kept
    where kept.words @@ as_known and (
      select post.is_published and post.published_at <= now() from public.blog_posts as post where post.id = kept.post_id
    )
  );
  if not is_known then
    -- The stem, because “colors” differs from “colour” by two letters.
    stem := private.stem_of(plain, language);
    foreach similar_word in array private.similar_words(plain, language)
      || case when length(stem) > 3 and stem <> plain then private.similar_words(stem, language) else '{}' end
    loop
      found := private.either(found, private.stem_query(similar_word, language));
      longer := coalesce(longer, private.longer_words(similar_word, language));
    end loop;
  end if;
  found := private.either(found, private.any_word(longer));
  return case when may_part then private.either(found, private.halves_query(plain, language, is_known)) else found end;
end
$$;

-- One query per typed word, in the same order. Null for a word that does not count.
create function private.word_queries(typed text[], language text, is_wide boolean) returns tsquery[]
language sql stable set search_path = '' as $$
  select coalesce(array_agg(query order by place), '{}')
  from unnest(typed) with ordinality as word (text, place),
    lateral (select case
      when is_wide then private.wide_word_query(word.text, language, place = cardinality(typed), true)
      else private.word_query(word.text, language, place = cardinality(typed))
    end as query) as made
$$;

create function private.all_of(queries tsquery[]) returns tsquery
language plpgsql immutable set search_path = '' as $$
declare
  found tsquery;
  query tsquery;
begin
  foreach query in array queries loop
    found := coalesce(found && query, found, query);
  end loop;
  return found;
end
$$;

-- Requires every typed word. Two words in a row may also be one ("wi fi", "10 000"), and figures one number. Takes the
-- query of each word, because to make the queries of ten words anew for each pair takes seconds.
create function private.joined_query(typed text[], queries tsquery[], lang text, is_wide boolean) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  found tsquery := private.all_of(queries);
begin
  for place in 1 .. cardinality(typed) - 1 loop
    found := private.either(found, private.all_of(
      queries[:place - 1]
        || case
          when is_wide then private.wide_word_query(typed[place] || typed[place + 1], lang, place + 1 = cardinality(typed), false)
          else private.word_query(typed[place] || typed[place + 1], lang, place + 1 = cardinality(typed))
        end
        || queries[place + 2:]
    ));
  end loop;
  if cardinality(typed) > 2 and array_to_string(typed, '') ~ '^\d+$' then
    found := private.either(found, private.one_word(array_to_string(typed, ''), true));
  end if;
  return found;
end
$$;

-- Null if `q` contains no word that counts.
create function private.search_query(q text, lang text) returns tsquery
language plpgsql stable set search_path = '' as $$
declare
  typed text[] := private.typed_words(q);
begin
  return private.joined_query(typed, private.word_queries(typed, lang, false), lang, false);
end
$$;

-- Ranks the posts that match. Reading the words of a post is slow, so only the newest 500 are ranked.
create function private.best_posts(query tsquery, lang text) returns uuid[]
language sql stable set search_path = '' as $$
  with matching as materialized (
    select word.post_id from private.post_words word where word.words @@ query and word.language = lang
  ),
  newest as materialized (
    select post.id, post.published_at from matching join public.blog_posts post on post.id = matching.post_id
    where post.is_published and post.published_at <= now()
    order by post.published_at desc limit 500
  )
  select array(
    select newest.id from newest join private.post_words word on word.post_id = newest.id
    order by ts_rank(word.words, query, 1) desc, newest.published_at desc
    limit 20
  )
$$;

-- Posts that contain at least half of several words, and how many.
create function private.posts_with_most(queries tsquery[], lang text) returns table (post_id uuid, words bigint)
language sql stable set search_path = '' as $$
  select word.post_id, count(*)
  from unnest(queries) as query join private.post_words word on word.words @@ query
  where word.language = lang and cardinality(array_remove(queries, null)) > 1
  group by word.post_id
  having count(*) * 2 >= cardinality(array_remove(queries, null))
$$;

-- The posts that contain every word as typed come first, then those with parts of words or similar words. Only if both
-- are few, posts with most of the words follow. The generic plan saves time: a plan for certain words would make their
-- query once more.
create function private.matching_posts(q text, lang text)
returns table (post_id uuid, has_all_words boolean, place bigint)
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan' as $$
declare
  typed text[] := private.typed_words(q);
  query tsquery := private.search_query(q, lang);
  wide tsquery[];
  whole uuid[];
  most uuid[] := '{}';
begin
  if query is null then
    return;
  end if;
  whole := private.best_posts(query, lang);
  if cardinality(whole) < 20 then
    wide := private.word_queries(typed, lang, true);
    query := private.joined_query(typed, wide, lang, true);
    whole := whole || array(
      select post.id from unnest(private.best_posts(query, lang)) with ordinality as post (id, place)
      where post.id <> all (whole) order by post.place
    );
  end if;
  if cardinality(whole) < 5 then
    most := array(
      select post.id from private.posts_with_most(wide, lang) as match
      join public.blog_posts post on post.id = match.post_id
      where post.is_published and post.published_at <= now()
      order by match.words desc, post.published_at desc limit 20
    );
  end if;
  return query
    select found.id, found.place <= cardinality(whole), min(found.place)
    from unnest(whole || most) with ordinality as found (id, place)
    where found.place <= cardinality(whole) or found.id <> all (whole)
    group by 1, 2 order by 3 limit 20;
end
$$;
grant execute on function private.matching_posts(text, text) to anon, authenticated, service_role;

-- At most 20 published posts of a language, best match first. A blank query finds none.
create function public.search_posts(q text, lang text)
returns table (slug text, title text, excerpt text, published_at timestamptz, has_all_words boolean)
language sql stable set search_path = '' as $$
  select post.public_slug, post.title, post.excerpt, post.published_at, match.has_all_words
  from private.matching_posts(q, lang) as match
  join public.blog_posts post on post.id = match.post_id
  order by match.place
$$;
grant execute on function public.search_posts(text, text) to anon, authenticated, service_role;
