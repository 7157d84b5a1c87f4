-- Which words the search finds in a post, and how much each weighs (`words_of`). The words have their own table. Only
-- `security definer` functions read it, because Postgres cannot use its index under row security. The policies on
-- `blog_posts` still decide which results the caller sees. Every save waits for the indexing, which must take linear
-- time: a regular expression with a back-reference takes minutes.

create schema if not exists extensions;
create extension if not exists unaccent with schema extensions;
create extension if not exists pg_trgm with schema extensions;

create table private.post_words (
  post_id uuid primary key references public.blog_posts (id) on delete cascade,
  -- The language of the post, copied because reading it from `blog_posts` costs more than the search.
  language text not null,
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

-- Replaces each element of this name by a space. Without an end tag, the element extends to the next start tag or to the end.
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

-- One spelling of each letter, however a keyboard or a PDF composed it, in lower case and without invisible characters.
-- Composing sorts the accents of a letter, which takes quadratic time, so a word counts up to its 250th character.
-- private.composed('Zwem' || U&'\00AD' || 'bad ' || U&'U\0308ber') is 'zwembad über'
create function private.composed(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select lower(normalize(
    regexp_replace(
      regexp_replace(words, '[\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'), '(\S{250})\S+', '\1', 'g'
    ),
    nfkc
  ))
$$;

-- private.folded('avería, größe') is 'averia, grosse'
create function private.folded(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    extensions.unaccent('extensions.unaccent', private.composed(words)), '[\u0300-\u036f]', '', 'g'
  )
$$;

-- private.in_two_letters('größe') is 'groeße'
create function private.in_two_letters(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select replace(replace(replace(replace(replace(words, 'ä', 'ae'), 'ö', 'oe'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa')
$$;

-- Letters and digits only, between single spaces. private.only_words('wi-fi (24/7)') is 'wi fi 24 7'
create function private.only_words(words text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(regexp_replace(words, '[^[:alnum:]]+', ' ', 'g'))
$$;

-- How else people write the words of a composed text: without the signs inside a word or number, with ue for ü.
-- private.other_spellings('wi-fi: 10 000 schlüssel') is 'wifi 10000 schluessel'
create function private.other_spellings(words text) returns text
language sql immutable set search_path = '' as $$
  select coalesce(string_agg(other, ' '), '') from (
    select private.only_words(regexp_replace(word, '[^[:alnum:]]', '', 'g')) as other
    from regexp_split_to_table(words, '\s+') as word
    -- `case` runs the length test first, because the other test of a long word would take quadratic time.
    where case when length(word) <= 40 then word ~ '[[:alnum:]][^[:alnum:]\s]+[[:alnum:]]' else false end
    union all
    select replace(number[1], ' ', '') from regexp_matches(words, '\m\d{1,4}(?: \d{2,4})+\M', 'g') as number
    union all
    -- Adds a telephone number without its country code.
    select replace(number[1], ' ', '') from regexp_matches(words, '\+\d{1,3} (\d{1,4}(?: \d{2,4})+)\M', 'g') as number
    union all
    select private.in_two_letters(word) from regexp_split_to_table(words, '[^[:alnum:]]+') as word where word ~ '[äöüøå]'
  ) as found
$$;

-- The words as people may type them come first, next to each other, so that a search for a phrase finds them. Then
-- come their stems, with and without accents.
create function private.words_of_text(content text, language text) returns tsvector
language plpgsql immutable set search_path = '' as $$
declare
  words text := private.composed(content);
  plain text := private.only_words(private.folded(words || ' ' || private.other_spellings(words)));
  stems regconfig := private.search_config(language);
begin
  return to_tsvector('pg_catalog.simple', plain) || to_tsvector(stems, plain)
    || case when private.folded(words) = words then '' else to_tsvector(stems, private.only_words(words)) end;
end
$$;

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
    words := words || setweight(private.words_of_text(part.text, post.language), part.weight);
  end loop;
  return words;
end
$$;

-- Every word of the texts of a language. The search looks here for parts of words and for words that differ from a
-- typed one by one letter. A word may be listed twice: a unique index would let two saves wait for each other.
create table private.known_words (
  id bigint generated always as identity primary key,
  language text not null,
  word text not null
);
create index known_words_word_idx on private.known_words (word, language);
create index known_words_parts_idx on private.known_words using gin (word extensions.gin_trgm_ops);
alter table private.known_words enable row level security;

create function private.index_known_words(posts uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.known_words (language, word)
  select distinct kept.language, lexeme.word
  from private.post_words as kept, unnest(tsvector_to_array(kept.words)) as lexeme (word)
  where kept.post_id = any (posts) and lexeme.word ~ '^[[:alpha:]]{2,40}$'
    and not exists (
      select from private.known_words as known where known.language = kept.language and known.word = lexeme.word
    )
$$;

-- Forgets those of the words that no text of the language contains. Skips what a second save is forgetting, because two
-- saves could wait for each other.
create function private.forget_unused(words text[], language text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  delete from private.known_words where id in (
    select known.id from private.known_words as known
    where known.language = forget_unused.language and known.word = any (words)
      and not exists (
        select from private.post_words as kept
        where kept.language = known.language and kept.words @@ private.any_word(array[known.word])
      )
    for update skip locked
  );
end
$$;

create function private.forget_deleted_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_unused(tsvector_to_array(gone.words), gone.language) from gone;
  return null;
end
$$;
create trigger forget_deleted_words after delete on private.post_words
referencing old table as gone for each statement execute function private.forget_deleted_words();

create function private.forget_replaced_words() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform private.forget_unused(
    array(select unnest(tsvector_to_array(before.words)) except select unnest(tsvector_to_array(after.words))),
    before.language
  )
  from before join after using (post_id);
  return null;
end
$$;
create trigger forget_replaced_words after update on private.post_words
referencing old table as before new table as after
for each statement execute function private.forget_replaced_words();

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
create function private.index_posts_now(posts uuid[]) returns void
language sql security definer set search_path = '' as $$
  insert into private.post_words (post_id, language, words)
  select post.id, post.language, private.words_of(post)
  from public.blog_posts as post where post.id = any (posts)
  on conflict (post_id) do update set words = excluded.words;
  select private.index_known_words(posts);
  delete from private.words_due where post_id = any (posts);
$$;

-- Indexes these posts now, or later if they are an import.
create function private.index_posts(posts uuid[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if cardinality(posts) < private.many_posts() then
    perform private.index_posts_now(posts);
  else
    insert into private.words_due (post_id) select unnest(posts) on conflict do nothing;
  end if;
end
$$;

-- Indexes up to `max` posts of an import. Returns how many.
create function private.index_due_posts(max integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  due uuid[];
begin
  due := array(select post_id from private.words_due limit greatest(0, max) for update skip locked);
  perform private.index_posts_now(due);
  return cardinality(due);
end
$$;
select private.expose('index_due_posts', 'service_role');
