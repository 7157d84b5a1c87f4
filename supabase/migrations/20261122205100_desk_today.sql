-- What needs somebody now, in one answer: the start page of the desk shows it, and its navigation counts it. Of each kind the five that
-- come first, and how many there are. Who wrote a message is told to editors who may read messages, and its number to all.

-- { n, first } of so many rows, which are in order already.
create function private.first_of(n bigint, rows json[]) returns json
language sql immutable set search_path = '' as $$
  select json_build_object('n', n, 'first', coalesce(array_to_json(rows[:5]), '[]'))
$$;

create function private.desk_today() returns json
language plpgsql stable security definer set search_path = '' as $$
declare
  may_read_messages boolean := private.is_confirmed_editor();
begin
  perform private.require_editor();
  return (
    with listed as materialized (
      select post.id, post.slug, post.title, post.language, post.translation, post.is_published, post.published_at, post.publish_at,
        post.updated_at, post.outdated_since, post.written_by_ai, known.problem, known.problem_at, news.is_unsigned
      from public.blog_posts as post left join private.translations as known on known.post_id = post.id
      -- What a program wrote; what nobody has signed for a week, nobody will.
      cross join lateral (
        select post.written_by_ai and post.reviewed_by is null and post.updated_at > now() - interval '7 days' as is_unsigned
      ) as news
      where post.deleted_at is null and (
        post.outdated_since is not null or post.translation = 'machine' or post.publish_at is not null or not post.is_published
        or known.problem is not null or news.is_unsigned or post.published_at > now()
      )
    ),
    told as materialized (
      select *, json_build_object('slug', slug, 'title', title, 'language', language) as post from listed
    )
    select json_build_object(
      'enquiries', (
        select private.first_of(count(*), array_agg(json_build_object(
          'id', message.id,
          'name', case when may_read_messages then message.name end,
          'created_at', message.created_at
        ) order by message.created_at))
        from public.enquiries as message where message.status = 'open' and message.held_reason is null
      ),
      'held', (select count(*) from public.enquiries where status = 'open' and held_reason is not null),
      'payments', (
        select private.first_of(count(*), array_agg(json_build_object(
          'id', about.id, 'state', about.state, 'amount_cents', about.amount_cents
        ) order by about.created_at))
        from private.bitcoin_orders as about where private.is_to_decide(about)
      ),
      'failed', (
        select private.first_of(count(*), array_agg(post order by problem_at desc)) from told where problem is not null
      ),
      'outdated', (
        select private.first_of(count(*), array_agg(post order by outdated_since)) from told where outdated_since is not null
      ),
      'unread', (
        select private.first_of(count(*), array_agg(post order by updated_at desc)) from told
        where translation = 'machine' and outdated_since is null and problem is null
      ),
      'news', (
        select private.first_of(count(*), array_agg(post order by updated_at desc)) from told
        where is_unsigned and translation <> 'machine'
      ),
      'scheduled', (
        select private.first_of(count(*), array_agg(
          (post::jsonb || jsonb_build_object('at', coalesce(publish_at, published_at)))::json
          order by coalesce(publish_at, published_at)
        )) from told
        where publish_at is not null or (is_published and published_at > now())
      ),
      'drafts', (
        select private.first_of(count(*), array_agg(post order by updated_at desc)) from told
        where translation = 'source' and not is_published and publish_at is null and not written_by_ai
      ),
      'unsaved', (
        select private.first_of(count(*), array_agg(json_build_object(
          'id', draft.id, 'title', coalesce(draft.form ->> 'title', ''), 'updated_at', draft.updated_at
        ) order by draft.updated_at desc))
        from public.article_drafts as draft
      ),
      'on_its_way', (
        select private.first_of(count(*), array_agg(json_build_object(
          'slug', way.slug, 'version', way.version, 'becomes', way.becomes
        ) order by way.since desc, way.slug))
        from private.posts_on_their_way as way
      )
    )
  );
end
$$;

create function public.desk_today() returns json
language sql stable set search_path = '' as 'select private.desk_today()';
grant execute on function private.desk_today(), public.desk_today() to authenticated, service_role;
