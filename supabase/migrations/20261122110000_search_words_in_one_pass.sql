-- The words of a post are found in time that grows with its text alone. A pattern with a back-reference took minutes for a
-- few thousand characters, inside the trigger that every save runs.

-- A text without the scripts or styles in it, each replaced by a space. What is opened and never closed is dropped to the
-- next opening, as a browser would not show it either.
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

-- Each word as it stands, for the beginnings somebody is still typing, and as its stem. Of very long texts the first
-- 50,000 characters, which keeps them within what one entry may hold.
create or replace function private.words_of(language text, title text, excerpt text, content text) returns tsvector
language sql immutable set search_path = '' as $$
  select setweight(to_tsvector(config, title) || to_tsvector('pg_catalog.simple', title), 'A')
    || setweight(to_tsvector(config, excerpt) || to_tsvector('pg_catalog.simple', excerpt), 'B')
    || setweight(to_tsvector(config, body) || to_tsvector('pg_catalog.simple', body), 'D')
  from (
    select
      private.search_config(language) as config,
      regexp_replace(
        private.without_element(private.without_element(left(content, 50000), 'script'), 'style'),
        '<[^>]*>', ' ', 'g'
      ) as body
  ) as prepared
$$;
