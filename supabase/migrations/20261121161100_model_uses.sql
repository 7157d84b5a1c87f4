-- What the language model was used for, by whom, and what it cost: tokens as the service counted them, and euros where
-- prices were set at the time. Written by whoever asks it, never changed, read as sums per month.

create table private.model_uses (
  id bigint generated always as identity primary key,
  used_at timestamptz not null default now(),
  purpose text not null
    constraint model_uses_purpose_known check (purpose in ('translation', 'article', 'news')),
  -- The slug it was for.
  about text
    constraint model_uses_about_length check (char_length(about) <= 200),
  model text not null
    constraint model_uses_model_length check (char_length(model) between 1 and 200),
  input_tokens bigint not null
    constraint model_uses_input_tokens_counted check (input_tokens >= 0),
  output_tokens bigint not null
    constraint model_uses_output_tokens_counted check (output_tokens >= 0),
  euros numeric(12, 6)
    constraint model_uses_euros_positive check (euros >= 0),
  used_by uuid
);
create index model_uses_used_at_idx on private.model_uses (used_at);
alter table private.model_uses enable row level security;
revoke all on private.model_uses from public, anon, authenticated, service_role;

create function private.note_model_use(use jsonb) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  insert into private.model_uses (purpose, about, model, input_tokens, output_tokens, euros, used_by)
  values (
    use ->> 'purpose', use ->> 'about', use ->> 'model',
    (use ->> 'input_tokens')::bigint, (use ->> 'output_tokens')::bigint, (use ->> 'euros')::numeric,
    auth.uid()
  );
end
$$;
grant execute on function private.note_model_use(jsonb) to authenticated, service_role;

create function public.note_model_use(use jsonb) returns void
language sql set search_path = '' as 'select private.note_model_use(use)';
grant execute on function public.note_model_use(jsonb) to authenticated, service_role;

-- The last twelve months by Ibiza's calendar, the newest first. `unpriced`: uses of which nobody knows the price.
create function private.model_use_by_month() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(to_json(months) order by months.month desc, months.purpose), '[]')
    from (
      select to_char(used_at at time zone 'Europe/Madrid', 'YYYY-MM') as month, purpose, count(*) as uses,
        sum(input_tokens) as input_tokens, sum(output_tokens) as output_tokens,
        coalesce(sum(euros), 0) as euros, count(*) filter (where euros is null) as unpriced
      from private.model_uses
      where used_at > now() - interval '1 year'
      group by 1, 2
    ) as months
  );
end
$$;
grant execute on function private.model_use_by_month() to authenticated, service_role;

create function public.model_use_by_month() returns json
language sql set search_path = '' as 'select private.model_use_by_month()';
grant execute on function public.model_use_by_month() to authenticated, service_role;
