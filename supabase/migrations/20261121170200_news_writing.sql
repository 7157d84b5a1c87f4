-- Writing the languages of a day, one after the other, since each is compared with those before it. A text becomes a draft in
-- the transaction that notes it as written; all drafts of a day are published by one statement, so they are one change of
-- the site. What has been published once is never written or published again, whatever an editor did with it.

create function private.claim_news_text(news_date date, lang text, again boolean, lease_seconds integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  known private.news_texts;
  busy text;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  -- One at a time for the whole day.
  perform from private.news_runs where date = news_date and facts is not null for update;
  if not found then
    return json_build_object('state', 'failed', 'trouble', 'no-facts');
  end if;
  select * into known from private.news_texts where date = news_date and language = lang;
  if known.state in ('written', 'published') then
    return json_build_object('state', known.state, 'slug', private.news_slug(news_date, lang));
  end if;
  -- Somebody made this post by hand.
  if exists (select from public.blog_posts where slug = private.news_slug(news_date, lang)) then
    insert into private.news_texts (date, language, state) values (news_date, lang, 'published')
    on conflict on constraint news_texts_pkey do update set state = 'published', lease_until = null;
    return json_build_object('state', 'published', 'slug', private.news_slug(news_date, lang));
  end if;
  select language into busy from private.news_texts
  where date = news_date and state = 'writing' and lease_until > clock_timestamp() limit 1;
  if busy is not null then
    return json_build_object('state', 'busy');
  end if;
  if not again and known.attempts >= 5 then
    return json_build_object('state', 'failed', 'trouble', coalesce(known.trouble, 'interrupted'));
  end if;
  insert into private.news_texts as mine (date, language, attempt, attempts, lease_until)
  values (news_date, lang, gen_random_uuid(), 1, clock_timestamp() + make_interval(secs => lease_seconds))
  on conflict on constraint news_texts_pkey do update set
    state = 'writing', attempt = excluded.attempt, attempts = mine.attempts + 1, lease_until = excluded.lease_until,
    trouble = null, trouble_detail = null
  returning * into known;
  return json_build_object('state', 'claimed', 'attempt', known.attempt, 'others', (
    select coalesce(json_object_agg(language, text), '{}') from private.news_texts
    where date = news_date and language <> lang and state in ('written', 'published') and text is not null
  ));
end
$$;

-- How writing ended: { state: written | failed, text?, is_ai?, trouble?, trouble_detail?, input_tokens, output_tokens }.
-- False where somebody else has taken the text over meanwhile: then nothing is stored.
create function private.note_news_text(news_date date, lang text, attempt uuid, outcome jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.news_texts mine
  set state = outcome ->> 'state', text = nullif(outcome -> 'text', 'null'),
      trouble = outcome ->> 'trouble', trouble_detail = left(outcome ->> 'trouble_detail', 500),
      input_tokens = mine.input_tokens + coalesce((outcome ->> 'input_tokens')::integer, 0),
      output_tokens = mine.output_tokens + coalesce((outcome ->> 'output_tokens')::integer, 0),
      lease_until = null,
      written_at = case when outcome ->> 'state' = 'written' then clock_timestamp() end
  where mine.date = news_date and mine.language = lang and mine.attempt = note_news_text.attempt
    and mine.state = 'writing';
  if not found then
    return false;
  end if;
  if outcome ->> 'state' = 'written' then
    insert into public.blog_posts (slug_base, language, title, excerpt, content, written_by_ai)
    values (
      'daily-ibiza-news-' || to_char(news_date, 'YYYY-MM-DD'), lang, outcome -> 'text' ->> 'title',
      coalesce(outcome -> 'text' ->> 'excerpt', ''), outcome -> 'text' ->> 'content',
      coalesce((outcome ->> 'is_ai')::boolean, true)
    )
    on conflict on constraint blog_posts_slug_key do nothing;
    if not found then
      -- Somebody made this post by hand meanwhile: it is theirs to publish.
      update private.news_texts set state = 'published' where date = news_date and language = lang;
    end if;
  end if;
  update private.news_runs set ended_at = clock_timestamp() where date = news_date;
  return true;
end
$$;

-- Publishes what is written and has never been published. Says which of the languages asked for are published, and which of
-- them by this call.
create function private.publish_news(news_date date, languages text[]) returns json
language plpgsql security definer set search_path = '' as $$
declare
  due text[];
begin
  perform private.require_editor();
  perform from private.news_runs where date = news_date for update;
  due := array(
    select language from private.news_texts
    where date = news_date and state = 'written' and language = any (languages)
  );
  update public.blog_posts post set is_published = true, published_at = now()
  where post.slug = any (select private.news_slug(news_date, one) from unnest(due) as one)
    and post.published_at is null and private.is_at_hand(post) and private.publishing_obstacle(post) is null;
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

-- A draft that the schedule is going to publish is changed or replaced only by whoever may publish it.
create function private.ask_second_factor_of_news() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select from private.news_texts
    where state = 'written' and private.news_slug(date, language) = old.slug
  ) then
    perform private.require_second_factor();
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;
create trigger ask_second_factor_of_news before update or delete on public.blog_posts
  for each row when (not old.is_published and old.slug_base like 'daily-ibiza-news-%')
  execute function private.ask_second_factor_of_news();

create function public.claim_news_text(news_date date, lang text, again boolean, lease_seconds integer) returns json
language sql set search_path = '' as 'select private.claim_news_text(news_date, lang, again, lease_seconds)';

create function public.note_news_text(news_date date, lang text, attempt uuid, outcome jsonb) returns boolean
language sql set search_path = '' as 'select private.note_news_text(news_date, lang, attempt, outcome)';

create function public.publish_news(news_date date, languages text[]) returns json
language sql set search_path = '' as 'select private.publish_news(news_date, languages)';

grant execute on function
  private.claim_news_text(date, text, boolean, integer), public.claim_news_text(date, text, boolean, integer),
  private.note_news_text(date, text, uuid, jsonb), public.note_news_text(date, text, uuid, jsonb),
  private.publish_news(date, text[]), public.publish_news(date, text[])
to authenticated, service_role;
