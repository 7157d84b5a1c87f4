-- Gathering the facts of a day: by one at a time, and once. A day with too little news, or one that failed again and again, is
-- tried anew only where a person asks for it (`again`). What is gathered and written here is published by the schedule
-- without a person, so whoever makes news of a day is asked for the second factor at its beginning.

create function private.begin_news(news_date date, again boolean, lease_seconds integer) returns json
language plpgsql security definer set search_path = '' as $$
declare
  run private.news_runs;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  insert into private.news_runs (date) values (news_date) on conflict do nothing;
  select * into run from private.news_runs where date = news_date for update;
  if run.facts is not null then
    return json_build_object('state', 'facts', 'facts', run.facts);
  end if;
  if run.lease_until > clock_timestamp() then
    return json_build_object('state', 'busy');
  end if;
  if not again and run.state = 'too-little-news' then
    return json_build_object('state', 'too-little-news');
  end if;
  if not again and run.attempts >= 5 then
    return json_build_object('state', 'failed', 'trouble', coalesce(run.trouble, 'interrupted'));
  end if;
  update private.news_runs
  set state = 'gathering', attempt = gen_random_uuid(), attempts = attempts + 1,
      lease_until = clock_timestamp() + make_interval(secs => lease_seconds),
      trouble = null, trouble_detail = null, ended_at = null
  where date = news_date
  returning * into run;
  if auth.uid() is not null then
    perform private.note_action('news-gathered', news_date::text);
  end if;
  return json_build_object('state', 'claimed', 'attempt', run.attempt, 'told', (
    select coalesce(json_agg(json_build_object('id', id, 'title', title)), '[]')
    from private.news_told where told_on <> news_date and told_on >= news_date - 7
  ));
end
$$;

-- How gathering ended: { state, facts?, told?, record, trouble?, trouble_detail?, input_tokens, output_tokens }. False where
-- somebody else has taken the day over meanwhile: then nothing is stored.
create function private.note_news_gathering(news_date date, attempt uuid, outcome jsonb) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  update private.news_runs run
  set state = outcome ->> 'state', facts = nullif(outcome -> 'facts', 'null'), record = outcome -> 'record',
      trouble = outcome ->> 'trouble', trouble_detail = left(outcome ->> 'trouble_detail', 500),
      input_tokens = run.input_tokens + coalesce((outcome ->> 'input_tokens')::integer, 0),
      output_tokens = run.output_tokens + coalesce((outcome ->> 'output_tokens')::integer, 0),
      lease_until = null, ended_at = clock_timestamp()
  where run.date = news_date and run.attempt = note_news_gathering.attempt and run.state = 'gathering';
  if not found then
    return false;
  end if;
  delete from private.news_told where told_on < news_date - 30;
  if outcome ->> 'state' = 'writing' then
    insert into private.news_told (id, title, told_on)
    select item.id, item.title, news_date
    from jsonb_to_recordset(outcome -> 'told') as item (id text, title text)
    on conflict on constraint news_told_pkey do nothing;
  end if;
  return true;
end
$$;

create function private.known_news_sources() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(json_build_object(
      'address', address, 'name', name, 'etag', etag, 'last_modified', last_modified, 'reports', reports
    )), '[]')
    from private.news_sources
  );
end
$$;

-- How feeds were read: [{ address, state: read | unchanged | refused, name?, etag?, last_modified?, reports?, trouble?,
-- trouble_detail? }]. What was read last stays while a feed is ill.
create function private.note_news_sources(readings jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  reading record;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  for reading in
    select * from jsonb_to_recordset(readings) as given (
      address text, state text, name text, etag text, last_modified text, reports jsonb, trouble text, trouble_detail text
    )
  loop
    insert into private.news_sources (address, name) values (reading.address, reading.address) on conflict do nothing;
    update private.news_sources
    set trouble = reading.trouble, trouble_detail = left(reading.trouble_detail, 500),
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

create function public.begin_news(news_date date, again boolean, lease_seconds integer) returns json
language sql set search_path = '' as 'select private.begin_news(news_date, again, lease_seconds)';

create function public.note_news_gathering(news_date date, attempt uuid, outcome jsonb) returns boolean
language sql set search_path = '' as 'select private.note_news_gathering(news_date, attempt, outcome)';

create function public.known_news_sources() returns json
language sql stable set search_path = '' as 'select private.known_news_sources()';

create function public.note_news_sources(readings jsonb) returns void
language sql set search_path = '' as 'select private.note_news_sources(readings)';

grant execute on function
  private.begin_news(date, boolean, integer), public.begin_news(date, boolean, integer),
  private.note_news_gathering(date, uuid, jsonb), public.note_news_gathering(date, uuid, jsonb),
  private.known_news_sources(), public.known_news_sources(),
  private.note_news_sources(jsonb), public.note_news_sources(jsonb)
to authenticated, service_role;
