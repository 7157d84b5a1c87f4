-- The daily news. A day is claimed before anything is done for it, and so is each of its languages: retries, doubled
-- schedules and second clicks find the claim, and do nothing twice. A claim is a lease, so whoever was killed holds nothing
-- up, and comes too late if it was only slow. The day's facts are stored once; all languages are written from them.

create table private.news_runs (
  date date primary key,
  state text not null default 'gathering'
    constraint news_runs_state_known check (state in ('gathering', 'too-little-news', 'failed', 'writing')),
  attempt uuid,
  attempts integer not null default 0,
  lease_until timestamptz,
  trouble text,
  trouble_detail text,
  facts jsonb,
  -- What was taken of the feeds and what was left, and why.
  record jsonb,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  constraint news_runs_writes_from_facts check (state <> 'writing' or facts is not null)
);

create table private.news_texts (
  date date not null references private.news_runs (date) on delete cascade,
  language text not null
    constraint news_texts_language_known check (language in ('nl', 'en', 'es', 'de')),
  state text not null default 'writing'
    constraint news_texts_state_known check (state in ('writing', 'failed', 'written', 'published')),
  attempt uuid,
  attempts integer not null default 0,
  lease_until timestamptz,
  trouble text,
  trouble_detail text,
  -- As it was written; what became of it since stands in `blog_posts`.
  text jsonb,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  written_at timestamptz,
  published_at timestamptz,
  primary key (date, language)
);

-- What a day was made from is not told again on another.
create table private.news_told (
  id text primary key,
  title text not null,
  told_on date not null
);

-- What each feed said last, by what its host recognises it, and how it fares.
create table private.news_sources (
  address text primary key,
  name text not null,
  etag text,
  last_modified text,
  reports jsonb not null default '[]',
  read_at timestamptz,
  trouble text,
  trouble_detail text,
  trouble_at timestamptz,
  troubles_in_a_row integer not null default 0
);

alter table private.news_runs enable row level security;
alter table private.news_texts enable row level security;
alter table private.news_told enable row level security;
alter table private.news_sources enable row level security;
revoke all on private.news_runs, private.news_texts, private.news_told, private.news_sources
  from public, anon, authenticated, service_role;

create function private.news_slug(news_date date, lang text) returns text
language sql immutable set search_path = '' as $$
  select 'daily-ibiza-news-' || to_char(news_date, 'YYYY-MM-DD') || '-' || lang
$$;

-- The news of a day is written in each language from the same facts, and not translated from the Dutch one: what is changed
-- there makes nothing outdated.
create or replace function private.mark_outdated() returns trigger
language plpgsql set search_path = '' as $$
begin
  if private.text_changed(old, new) and coalesce(current_setting('site.small_fix', true), '') <> 'yes' then
    update public.blog_posts set outdated_since = now()
    where slug_base = new.slug_base and language <> 'nl' and translation <> 'pending' and outdated_since is null
      and (translation = 'machine' or slug_base !~ '^daily-ibiza-news-\d{4}-\d\d-\d\d$');
  end if;
  return null;
end
$$;
