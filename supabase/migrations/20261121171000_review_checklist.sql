-- An editor answers for a text that a program wrote by going through a list, and for a translation of what an editor wrote
-- with one press. What was checked is kept with name, time and revision; the post itself carries the name and the time,
-- which its page shows in place of the label.

create table private.post_reviews (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  revision integer not null,
  checked text[] not null
    constraint post_reviews_checks_everything check (checked @> array['facts', 'names', 'tone', 'links']),
  reviewed_by text not null,
  editor uuid,
  reviewed_at timestamptz not null default now(),
  primary key (post_id, revision)
);
alter table private.post_reviews enable row level security;
revoke all on private.post_reviews from public, anon, authenticated, service_role;

-- Answers the new revision of a post that was reviewed as it stood at the given one; null where it has changed since. A named
-- editor signs with their own name, whatever they give; without any name a translation is signed as the editors'. What an
-- editor wrote, or somebody reviewed already, stays as it is.
create function private.review_post(slug text, revision integer, reviewer text, checked text[]) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  post public.blog_posts;
  signed text;
begin
  perform private.require_editor();
  select * into post from public.blog_posts
  where blog_posts.slug = review_post.slug and blog_posts.revision = review_post.revision
    and deleted_at is null for update;
  if not found then
    return null;
  end if;
  if post.reviewed_by is not null or not (post.written_by_ai or post.translation = 'machine') then
    return post.revision;
  end if;
  signed := left(coalesce(
    (select name from public.editors where user_id = auth.uid() and not is_shared),
    nullif(trim(reviewer), ''), 'Redactie'), 80);
  if post.written_by_ai or cardinality(review_post.checked) > 0 then
    insert into private.post_reviews (post_id, revision, checked, reviewed_by, editor)
    values (post.id, post.revision, review_post.checked, signed, auth.uid());
  end if;
  update public.blog_posts set
    reviewed_by = signed,
    reviewed_at = now(),
    translation = case when post.translation = 'machine' then 'reviewed' else post.translation end
  where id = post.id
  returning blog_posts.revision into post.revision;
  return post.revision;
end
$$;
grant execute on function private.review_post(text, integer, text, text[]) to authenticated, service_role;

create function public.review_post(slug text, revision integer, reviewer text, checked text[]) returns integer
language sql set search_path = '' as 'select private.review_post(slug, revision, reviewer, checked)';
grant execute on function public.review_post(text, integer, text, text[]) to authenticated, service_role;
