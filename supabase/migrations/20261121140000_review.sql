-- A post remembers whether a program wrote it, and which editor has answered for it by name and when. Readers see a
-- label on what nobody has reviewed, and the reviewer's line on what somebody has.

alter table public.blog_posts
  add column written_by_ai boolean not null default false,
  add column reviewed_by text
    constraint blog_posts_reviewed_by_length check (char_length(reviewed_by) between 1 and 80),
  add column reviewed_at timestamptz,
  add constraint blog_posts_review_has_name_and_time check ((reviewed_by is null) = (reviewed_at is null));
