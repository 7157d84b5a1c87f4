-- The tokens of each use of the language model, and euros if prices were configured. Rows never change.
create table private.model_uses (
  id bigint generated always as identity primary key,
  used_at timestamptz not null default now(),
  purpose text not null
    constraint model_uses_purpose_known check (purpose in ('translation', 'article', 'news', 'judge')),
  -- The slug of the post, or the slug base of the daily news, on which the model worked.
  about text
    constraint model_uses_about_length check (char_length(about) <= 200),
  model text not null
    constraint model_uses_model_length check (char_length(model) between 1 and 200),
  input_tokens bigint not null
    constraint model_uses_input_tokens_counted check (input_tokens >= 0),
  output_tokens bigint not null
    constraint model_uses_output_tokens_counted check (output_tokens >= 0),
  euros numeric(12, 6)
    constraint model_uses_euros_range check (euros between 0 and 100),
  used_by uuid
);
create index model_uses_used_at_idx on private.model_uses (used_at);
alter table private.model_uses enable row level security;

create function private.note_model_use(use jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into private.model_uses (purpose, about, model, input_tokens, output_tokens, euros, used_by)
  values (
    use ->> 'purpose', use ->> 'about', use ->> 'model',
    (use ->> 'input_tokens')::bigint, (use ->> 'output_tokens')::bigint, (use ->> 'euros')::numeric,
    (use ->> 'used_by')::uuid
  );
$$;
select private.expose('note_model_use', 'service_role');

-- Uses of the last year by month (Ibiza time) and purpose, newest first. `unpriced` counts uses of unknown price.
create function private.model_use_by_month() returns json
language sql stable security definer set search_path = '' as $$
  select private.require_editor();
  select coalesce(json_agg(to_json(months) order by months.month desc, months.purpose), '[]')
  from (
    select to_char(used_at at time zone 'Europe/Madrid', 'YYYY-MM') as month, purpose, count(*) as uses,
      sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens,
      coalesce(sum(euros), 0) as euros, count(*) filter (where euros is null) as unpriced
    from private.model_uses
    where used_at > now() - interval '1 year'
    group by 1, 2
  ) as months;
$$;
select private.expose('model_use_by_month', 'authenticated, service_role');
