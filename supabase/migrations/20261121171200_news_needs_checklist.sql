-- The news of a day is signed after its checks only: answering for a text with one press is for translations and articles.

create or replace function private.review_post(slug text, revision integer, reviewer text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  reviewed integer;
begin
  perform private.require_editor();
  update public.blog_posts as post set
    translation = case when post.translation = 'machine' then 'reviewed' else post.translation end,
    reviewed_by = coalesce(
      (select left(name, 80) from public.editors where user_id = auth.uid() and not is_shared),
      nullif(left(trim(reviewer), 80), ''), 'Redactie'),
    reviewed_at = now()
  where post.slug = review_post.slug and post.revision = review_post.revision
    and (post.translation = 'machine' or post.written_by_ai) and post.reviewed_by is null
    and post.slug_base !~ '^daily-ibiza-news-\d{4}-\d\d-\d\d$'
  returning post.revision into reviewed;
  return coalesce(reviewed, (
    select post.revision from public.blog_posts as post
    where post.slug = review_post.slug and post.revision = review_post.revision
  ));
end
$$;
