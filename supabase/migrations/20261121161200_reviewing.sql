-- Whoever answers for a text that a program made is written down by name and time: a named editor by their own name;
-- who works under the shared token by the name they give, or as the editors ("Redactie").

create function private.note_reviewer() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.reviewed_by is null then
    new.reviewed_by := coalesce(
      (select left(name, 80) from public.editors where user_id = auth.uid() and not is_shared), 'Redactie');
    new.reviewed_at := now();
  end if;
  return new;
end
$$;
-- Before the trigger that signs the change: triggers of one moment run in the order of their names.
create trigger note_reviewer before update on public.blog_posts
  for each row when (old.translation = 'machine' and new.translation = 'reviewed')
  execute function private.note_reviewer();

-- Answers for a post as it stands, without changing its text. Answers its revision, or null where the post is not the one
-- of the given revision any more. Only what a program made needs it; of other posts nothing changes.
create function private.review_post(slug text, revision integer, reviewer text) returns integer
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
  returning post.revision into reviewed;
  return coalesce(reviewed, (
    select post.revision from public.blog_posts as post
    where post.slug = review_post.slug and post.revision = review_post.revision
  ));
end
$$;
grant execute on function private.review_post(text, integer, text) to authenticated, service_role;

create function public.review_post(slug text, revision integer, reviewer text) returns integer
language sql set search_path = '' as 'select private.review_post(slug, revision, reviewer)';
grant execute on function public.review_post(text, integer, text) to authenticated, service_role;
