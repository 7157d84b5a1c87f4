-- What the owner sees of the news: the days, newest first, with what was taken, left and dropped and why, what they cost
-- in tokens and in euros, and how the feeds fare.

create function private.news_overview(most integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return json_build_object(
    'runs', (
      select coalesce(json_agg(json_build_object(
        'date', run.date, 'state', run.state, 'attempts', run.attempts, 'trouble', run.trouble,
        'trouble_detail', run.trouble_detail, 'started_at', run.started_at, 'ended_at', run.ended_at,
        'is_running', coalesce(run.lease_until > clock_timestamp(), false), 'record', run.record,
        'dropped', coalesce(run.facts -> 'dropped', '[]'),
        'input_tokens', run.input_tokens, 'output_tokens', run.output_tokens,
        'cost', (
          select json_build_object(
            'uses', count(*), 'euros', coalesce(sum(euros), 0), 'unpriced', count(*) filter (where euros is null)
          )
          from private.model_uses where purpose = 'news' and about like 'daily-ibiza-news-' || to_char(run.date, 'YYYY-MM-DD') || '%'
        ),
        'texts', (
          select coalesce(json_agg(json_build_object(
            'language', language, 'slug', private.news_slug(date, language), 'state', state, 'attempts', attempts,
            'trouble', trouble, 'trouble_detail', trouble_detail,
            'is_running', state = 'writing' and coalesce(lease_until > clock_timestamp(), false),
            'dropped', coalesce(text -> 'dropped', '[]'), 'input_tokens', input_tokens, 'output_tokens', output_tokens,
            'is_published', exists (
              select from public.blog_posts where slug = private.news_slug(date, language) and is_published
            )
          ) order by language), '[]')
          from private.news_texts where date = run.date
        )
      ) order by run.date desc), '[]')
      from (select * from private.news_runs order by date desc limit least(greatest(most, 1), 100)) run
    ),
    'sources', (
      select coalesce(json_agg(json_build_object(
        'address', address, 'name', name, 'reports', jsonb_array_length(reports), 'read_at', read_at,
        'trouble', trouble, 'trouble_detail', trouble_detail, 'trouble_at', trouble_at,
        'troubles_in_a_row', troubles_in_a_row
      ) order by troubles_in_a_row desc, name), '[]')
      from private.news_sources
    )
  );
end
$$;

create function public.news_overview(most integer) returns json
language sql stable set search_path = '' as 'select private.news_overview(most)';

grant execute on function private.news_overview(integer), public.news_overview(integer)
to authenticated, service_role;
