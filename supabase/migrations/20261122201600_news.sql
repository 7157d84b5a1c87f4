-- The daily news: its runs, facts, texts and feeds.
-- A process claims a day of news, and then each language, so that retries and double clicks do nothing twice. A claim
-- is a lease. After its end, another process may take over, and a late result of the first process is discarded.
-- The facts are gathered once a day, and all languages are written from them. A day with too little news, or with
-- repeated failures, is retried only on request (`again`). Unreadable feeds are retried until noon. If one text of a
-- day is held for a person to read, all texts of the day wait. A published text is never written or published again.
-- The schedule publishes the news unread, so only the site's functions store it. They start a run for an editor only if
-- the session is confirmed, and only for today or yesterday.

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
  -- The state of each feed, the selected reports, and the skipped reports with the reasons.
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
    constraint news_texts_language_known check (language = any (private.languages())),
  state text not null default 'writing'
    constraint news_texts_state_known check (state in ('writing', 'failed', 'written', 'held', 'published')),
  attempt uuid,
  attempts integer not null default 0,
  lease_until timestamptz,
  -- Why the text has failed or is held: the writer's reason (`ReviewReason`), `changed` by a person since, or `day-waits` for
  -- another language.
  trouble text,
  trouble_detail text,
  -- The text as first stored, with the sentences that the checks dropped. The current version is in `blog_posts`.
  text jsonb,
  input_tokens integer not null default 0,
  output_tokens integer not null default 0,
  written_at timestamptz,
  published_at timestamptz,
  primary key (date, language)
);

-- Reports that the news has already used, so that later news leaves them out.
create table private.news_told (
  id text primary key,
  title text not null,
  told_on date not null
);

-- On three days in a row, the judge failed its examination, so no text of a model is published unread until an editor
-- allows it again. The row exists only while this is so.
create table private.unread_news_stops (
  is_stopped boolean primary key default true constraint unread_news_stops_is_one_row check (is_stopped),
  stopped_at timestamptz not null default clock_timestamp()
);

-- The last content of each feed, its validators for HTTP caching, and its state.
create table private.news_sources (
  address text primary key,
  name text not null,
  etag text,
  last_modified text,
  reports jsonb not null default '[]' constraint news_sources_reports_is_list check (jsonb_typeof(reports) = 'array'),
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
alter table private.unread_news_stops enable row level security;

create function private.news_slug(news_date date, lang text) returns text
language sql immutable set search_path = '' as $$
  select 'daily-ibiza-news-' || to_char(news_date, 'YYYY-MM-DD') || '-' || lang
$$;

-- Gathering the facts or writing a text takes less time, so a process whose lease has expired has died.
create function private.news_lease() returns interval
language sql immutable set search_path = '' as $$ select interval '7 minutes' $$;

create function private.are_feeds_due(run private.news_runs) returns boolean
language sql stable set search_path = '' as $$
  select run.trouble is not distinct from 'feeds-down'
    and (clock_timestamp() at time zone 'Europe/Madrid') < run.date + interval '12 hours'
$$;

create function private.max_news_attempts() returns integer
language sql immutable set search_path = '' as 'select 5';

-- Whether the schedule may gather the day's facts once more.
create function private.may_gather_again(run private.news_runs) returns boolean
language sql stable set search_path = '' as $$
  select run.state <> 'too-little-news' and (run.attempts < private.max_news_attempts() or private.are_feeds_due(run))
$$;

-- Whether the judge failed its examination with this text. Its verdicts then count for nothing.
create function private.has_failed_judge(reasons text) returns boolean
language sql immutable set search_path = '' as $$ select coalesce(reasons ~ '\mexam-', false) $$;

create function private.is_draft_untouched(known private.news_texts) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.blog_posts as post
    where post.slug = private.news_slug(known.date, known.language)
      and post.revision = 1 and not post.is_published and post.deleted_at is null
  )
$$;

-- Whether the text is held only because the judge was away, and its draft is untouched.
create function private.may_judge_again(known private.news_texts) returns boolean
language sql stable security definer set search_path = '' as $$
  select known.state = 'held' and known.trouble_detail ~ '^judge-[a-z-]+$'
    and known.attempts < private.max_news_attempts() and private.is_draft_untouched(known)
$$;

-- Stops publishing unread if the judge failed its examination on the last three days with texts of a model.
create function private.stop_unread_news() returns void
language sql security definer set search_path = '' as $$
  insert into private.unread_news_stops
  select
  where 3 = (
    select count(*) filter (where failed) from (
      select bool_or(private.has_failed_judge(trouble_detail)) as failed
      from private.news_texts
      where (text ->> 'is_ai')::boolean
        and date > coalesce((select max(at)::date from public.actions where action = 'unread-news-allowed'), '-infinity')
      group by date order by date desc limit 3
    ) as days
  )
  on conflict do nothing
$$;

-- Only one language of a day is written at a time.
create function private.is_news_text_claimed(news_date date) returns boolean
language sql stable set search_path = '' as $$
  select exists (
    select from private.news_texts where date = news_date and state = 'writing' and lease_until > clock_timestamp()
  )
$$;

-- `editor` asked for the news. Null for the schedule.
create function private.begin_news(news_date date, again boolean, editor uuid default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  run private.news_runs;
begin
  insert into private.news_runs (date) values (news_date) on conflict do nothing;
  select * into run from private.news_runs where date = news_date for update;
  if run.facts is not null then
    return json_build_object('state', 'facts', 'facts', run.facts);
  end if;
  if run.lease_until > clock_timestamp() then
    return json_build_object('state', 'busy');
  end if;
  if not again and not private.may_gather_again(run) then
    return case
      when run.state = 'too-little-news' then json_build_object('state', run.state)
      else json_build_object('state', 'failed', 'trouble', coalesce(run.trouble, 'interrupted'))
    end;
  end if;
  update private.news_runs
  set state = 'gathering', attempt = gen_random_uuid(), attempts = attempts + 1,
      lease_until = clock_timestamp() + private.news_lease(),
      trouble = null, trouble_detail = null, ended_at = null
  where date = news_date
  returning * into run;
  if editor is not null then
    perform private.note_action('news-gathered', news_date::text, person => editor);
  end if;
  return json_build_object('state', 'claimed', 'attempt', run.attempt, 'already_reported', (
    select coalesce(json_agg(json_build_object('id', id, 'title', title)), '[]')
    from private.news_told where told_on <> news_date and told_on >= news_date - 7
  ));
end
$$;
select private.expose('begin_news', 'service_role');

-- `outcome` is { state, facts?, record, trouble?: { code, detail }, tokens: { input, output } }. Returns false and stores
-- nothing if another process has taken over the day. Mails the business, once a day, if no feed can be read.
create function private.note_news_gathering(news_date date, attempt uuid, outcome jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update private.news_runs run
  set state = outcome ->> 'state', facts = nullif(outcome -> 'facts', 'null'), record = outcome -> 'record',
      trouble = outcome -> 'trouble' ->> 'code', trouble_detail = left(outcome -> 'trouble' ->> 'detail', 500),
      input_tokens = run.input_tokens + coalesce((outcome -> 'tokens' ->> 'input')::integer, 0),
      output_tokens = run.output_tokens + coalesce((outcome -> 'tokens' ->> 'output')::integer, 0),
      lease_until = null, ended_at = clock_timestamp()
  where run.date = news_date and run.attempt = note_news_gathering.attempt and run.state = 'gathering';
  if not found then
    return false;
  end if;
  delete from private.news_told where told_on < news_date - 30;
  if outcome -> 'trouble' ->> 'code' = 'feeds-down' then
    insert into public.mail_outbox (kind, idempotency_key, health_problems)
    select 'health', 'feeds-down-' || news_date, json_build_array(json_build_object(
      'code', 'feeds-failing', 'n', coalesce(jsonb_array_length(outcome -> 'record' -> 'sources'), 0)
    ))
    where not exists (select from public.mail_outbox where idempotency_key = 'feeds-down-' || news_date);
  end if;
  return true;
end
$$;
select private.expose('note_news_gathering', 'service_role');

create function private.known_news_sources() returns json
language sql stable security definer set search_path = '' as $$
  select coalesce(json_agg(json_build_object(
    'address', address, 'name', name, 'etag', etag, 'last_modified', last_modified, 'reports', reports
  )), '[]')
  from private.news_sources;
$$;
select private.expose('known_news_sources', 'service_role');

-- `readings`: [{ address, state (read, unchanged or refused), name?, etag?, last_modified?, reports?, trouble?,
-- detail? }]. While a feed fails, its last content stays.
create function private.note_news_sources(readings jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reading record;
begin
  for reading in
    select * from jsonb_to_recordset(readings) as given (
      address text, state text, name text, etag text, last_modified text, reports jsonb, trouble text, detail text
    )
  loop
    insert into private.news_sources (address, name) values (reading.address, reading.address) on conflict do nothing;
    update private.news_sources
    set trouble = reading.trouble, trouble_detail = left(reading.detail, 500),
        trouble_at = case when reading.state = 'refused' then now() else trouble_at end,
        troubles_in_a_row = case when reading.state = 'refused' then troubles_in_a_row + 1 else 0 end,
        read_at = case when reading.state = 'refused' then read_at else now() end
    where address = reading.address;
    if reading.state = 'read' then
      update private.news_sources
      set name = reading.name, etag = reading.etag, last_modified = reading.last_modified, reports = reading.reports
      where address = reading.address;
    end if;
  end loop;
end
$$;
select private.expose('note_news_sources', 'service_role');

-- `editor` asked for the text, and the record of actions names this editor. Null for the schedule. With a claim,
-- `text` is a stored text that only needs a judgement, and `is_stopped` says that none may be published unread.
create function private.claim_news_text(news_date date, lang text, again boolean, editor uuid default null) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known private.news_texts;
begin
  -- This lock makes claims for the same day wait for each other, so that only one language is written at a time.
  perform from private.news_runs where date = news_date and facts is not null for update;
  if not found then
    return json_build_object('state', 'failed', 'trouble', 'no-facts');
  end if;
  select * into known from private.news_texts where date = news_date and language = lang;
  if private.may_judge_again(known) then
    if private.is_news_text_claimed(news_date) then
      return json_build_object('state', 'busy');
    end if;
    update private.news_texts as mine
    set state = 'writing', attempt = gen_random_uuid(), attempts = mine.attempts + 1,
        lease_until = clock_timestamp() + private.news_lease()
    where date = news_date and language = lang
    returning * into known;
    return json_build_object('state', 'claimed', 'attempt', known.attempt, 'text', known.text, 'is_stopped', exists (
      select from private.unread_news_stops
    ));
  end if;
  if known.state in ('written', 'held', 'published') then
    return json_build_object('state', known.state, 'slug', private.news_slug(news_date, lang));
  end if;
  -- A person has written a post with this slug, so no program writes it.
  if known.text is null and exists (select from public.blog_posts where slug = private.news_slug(news_date, lang)) then
    insert into private.news_texts (date, language, state) values (news_date, lang, 'published')
    on conflict on constraint news_texts_pkey do update set state = 'published', lease_until = null;
    return json_build_object('state', 'published', 'slug', private.news_slug(news_date, lang));
  end if;
  if private.is_news_text_claimed(news_date) then
    return json_build_object('state', 'busy');
  end if;
  if not again and known.attempts >= private.max_news_attempts() then
    return json_build_object('state', 'failed', 'trouble', coalesce(known.trouble, 'interrupted'));
  end if;
  insert into private.news_texts as mine (date, language, attempt, attempts, lease_until)
  values (news_date, lang, gen_random_uuid(), 1, clock_timestamp() + private.news_lease())
  on conflict on constraint news_texts_pkey do update set
    state = 'writing', attempt = excluded.attempt, attempts = mine.attempts + 1, lease_until = excluded.lease_until,
    trouble = null, trouble_detail = null
  returning * into known;
  if editor is not null then
    perform private.note_action('news-gathered', private.news_slug(news_date, lang), person => editor);
  end if;
  return json_build_object('state', 'claimed', 'attempt', known.attempt, 'text', known.text, 'is_stopped', exists (
    select from private.unread_news_stops
  ));
end
$$;
select private.expose('claim_news_text', 'service_role');

-- `outcome`: { state (written, held or failed), text?, reported?, trouble?: { code, detail }, tokens: { input, output } }.
-- `trouble` is why the text is held or has failed. Returns false and stores nothing if another process has taken over
-- the text.
create function private.note_news_text(news_date date, lang text, attempt uuid, outcome jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
declare
  is_stored boolean := exists (
    select from private.news_texts as known
    where known.date = news_date and known.language = lang and known.text is not null
  );
begin
  update private.news_texts mine
  set state = outcome ->> 'state', text = nullif(outcome -> 'text', 'null'),
      trouble = outcome -> 'trouble' ->> 'code', trouble_detail = left(outcome -> 'trouble' ->> 'detail', 500),
      input_tokens = mine.input_tokens + coalesce((outcome -> 'tokens' ->> 'input')::integer, 0),
      output_tokens = mine.output_tokens + coalesce((outcome -> 'tokens' ->> 'output')::integer, 0),
      lease_until = null,
      written_at = case when outcome ->> 'state' <> 'failed' then clock_timestamp() end
  where mine.date = news_date and mine.language = lang and mine.attempt = note_news_text.attempt
    and mine.state = 'writing';
  if not found then
    return false;
  end if;
  if private.has_failed_judge(outcome -> 'trouble' ->> 'detail') then
    perform private.stop_unread_news();
  end if;
  if is_stored then
    -- Only the judgement is new. A draft that a person has changed in the meantime is no longer the judged text.
    update private.news_texts as mine set state = 'held', trouble = 'changed'
    where mine.date = news_date and mine.language = lang and mine.state = 'written' and not private.is_draft_untouched(mine);
  elsif outcome ->> 'state' <> 'failed' then
    insert into private.news_told (id, title, told_on)
    select item.id, item.title, news_date
    from jsonb_to_recordset(outcome -> 'reported') as item (id text, title text)
    on conflict on constraint news_told_pkey do nothing;
    insert into public.blog_posts (slug_base, language, title, excerpt, content, written_by_ai)
    values (
      'daily-ibiza-news-' || to_char(news_date, 'YYYY-MM-DD'), lang, outcome -> 'text' ->> 'title',
      coalesce(outcome -> 'text' ->> 'excerpt', ''), outcome -> 'text' ->> 'content',
      coalesce((outcome -> 'text' ->> 'is_ai')::boolean, true)
    )
    on conflict on constraint blog_posts_slug_key do nothing;
    if not found then
      -- A person has created this post since the claim, so no program publishes it.
      update private.news_texts set state = 'published' where date = news_date and language = lang;
    end if;
  end if;
  update private.news_runs set ended_at = clock_timestamp() where date = news_date;
  return true;
end
$$;
select private.expose('note_news_text', 'service_role');

-- If a text of the day is held, publishes nothing and holds the other written texts too. Returns which of `languages`
-- are published, and which of these this call has published.
create function private.publish_news(news_date date, languages text[]) returns json
language plpgsql security definer set search_path = '' as $$
declare
  due text[];
begin
  perform private.require_editor();
  perform from private.news_runs where date = news_date for update;
  -- The text for which these waited has been judged.
  update private.news_texts as mine set state = 'written', trouble = null
  where date = news_date and state = 'held' and trouble = 'day-waits' and private.is_draft_untouched(mine)
    and not exists (
      select from private.news_texts
      where date = news_date and state = 'held' and trouble is distinct from 'day-waits'
    );
  update private.news_texts set state = 'held', trouble = 'day-waits'
  where date = news_date and state = 'written'
    and exists (select from private.news_texts where date = news_date and state = 'held');
  due := array(
    select language from private.news_texts
    where date = news_date and state = 'written' and language = any (languages)
  );
  -- An editor may have published and hidden one of them, and it stays hidden.
  perform private.publish_ready(array(
    select post.slug from public.blog_posts post
    where post.slug = any (select private.news_slug(news_date, one) from unnest(due) as one)
      and post.published_at is null
  ));
  update private.news_texts set state = 'published', published_at = now()
  where date = news_date and language = any (due);
  update private.news_runs set ended_at = clock_timestamp() where date = news_date and cardinality(due) > 0;
  return (
    select coalesce(json_agg(json_build_object(
      'language', language, 'slug', private.news_slug(news_date, language), 'is_new', language = any (due)
    )), '[]')
    from private.news_texts where date = news_date and state = 'published' and language = any (languages)
  );
end
$$;
select private.expose('publish_news', 'authenticated, service_role');

-- The schedule will publish the draft of a `written` text, so changing it requires the second factor.
create function private.ask_second_factor_of_news(old_post public.blog_posts) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if private.is_daily_news(old_post.slug_base) and exists (
    select from private.news_texts
    where state = 'written' and private.news_slug(date, language) = old_post.slug
  ) then
    perform private.require_second_factor();
  end if;
end
$$;

-- Returns the last days, newest first: selected and skipped reports, what the checks dropped and why, the state of
-- each text, and the cost in tokens and euros. The result includes the state of the feeds.
create function private.news_overview(max integer) returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select json_build_object(
    'stopped_at', (select stopped_at from private.unread_news_stops),
    'runs', (
      select coalesce(json_agg(json_build_object(
        'date', run.date, 'state', run.state, 'attempts', run.attempts, 'trouble', run.trouble,
        'trouble_detail', run.trouble_detail, 'is_running', coalesce(run.lease_until > clock_timestamp(), false), 'record', run.record,
        'dropped', coalesce(run.facts -> 'dropped', '[]'),
        'input_tokens', run.input_tokens, 'output_tokens', run.output_tokens,
        'cost', (
          select json_build_object(
            'uses', count(*), 'euros', coalesce(sum(euros), 0), 'unpriced', count(*) filter (where euros is null),
            'judge_tokens', coalesce(sum(input_tokens + output_tokens) filter (where purpose = 'judge'), 0)
          )
          from private.model_uses where purpose in ('news', 'judge') and about like 'daily-ibiza-news-' || to_char(run.date, 'YYYY-MM-DD') || '%'
        ),
        'texts', (
          select coalesce(json_agg(json_build_object(
            'language', language, 'slug', private.news_slug(date, language), 'state', state, 'attempts', attempts,
            'trouble', trouble, 'trouble_detail', trouble_detail,
            'is_running', state = 'writing' and coalesce(lease_until > clock_timestamp(), false),
            'dropped', coalesce(text -> 'dropped', '[]'),
            -- An editor reads only the news of the last days, so older evidence is left out.
            'evidence', case when date > current_date - 3 then coalesce(text -> 'evidence', '[]') else '[]' end,
            'input_tokens', input_tokens, 'output_tokens', output_tokens,
            'is_published', exists (
              select from public.blog_posts where slug = private.news_slug(date, language) and is_published
            )
          ) order by language), '[]')
          from private.news_texts where date = run.date
        )
      ) order by run.date desc), '[]')
      from (select * from private.news_runs order by date desc limit least(greatest(max, 1), 100)) run
    ),
    'sources', (
      select coalesce(json_agg(json_build_object(
        'address', address, 'name', name, 'reports', jsonb_array_length(reports), 'read_at', read_at,
        'trouble', trouble, 'trouble_detail', trouble_detail, 'troubles_in_a_row', troubles_in_a_row
      ) order by troubles_in_a_row desc, name), '[]')
      from private.news_sources
    )
  );
$$;
select private.expose('news_overview', 'authenticated, service_role');

-- Lets the schedule publish texts unread again, after the judge has failed on three days in a row.
create function private.allow_unread_news() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_confirmed_editor();
  delete from private.unread_news_stops where is_stopped;
  perform private.note_action('unread-news-allowed');
end
$$;
select private.expose('allow_unread_news', 'authenticated');

-- Counts the sentences that programs have written for the news, the sentences of these that the checks or a review that
-- counts have struck, and the corrected news posts. A page shows these numbers to visitors.
create function private.news_counts() returns json
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'written', coalesce(sum(kept + struck), 0),
    'struck', coalesce(sum(struck), 0) + (
      select count(distinct (post.id, change -> 'sentence'))
      from private.post_reviews review join public.blog_posts post on post.id = review.post_id,
        jsonb_array_elements(review.changes) change
      where private.is_daily_news(post.slug_base) and change -> 'to' = 'null'
        and review.open_seconds >= review.min_seconds
    ),
    'corrected', (select count(*) from public.blog_posts where corrected_at is not null)
  )
  from private.news_texts, lateral (
    select jsonb_array_length(coalesce(text -> 'evidence', '[]')) as kept, (
      -- Only sentences of the language model count. Dropped sensitive headlines do not: they come from the sources.
      select count(*) from jsonb_array_elements(coalesce(text -> 'dropped', '[]')) dropped
      where dropped ->> 'why' <> 'sensitive'
    ) as struck
  ) counted
$$;
select private.expose('news_counts', 'anon, authenticated, service_role');
