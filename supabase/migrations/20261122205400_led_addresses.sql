-- An editor leads an address that has no page to one that has: visitors are sent on, and the address is missed no more. The list of what
-- is missed leaves out what has a page by now, and says where the rest leads.

create table private.led_addresses (
  path text primary key
    constraint led_addresses_path_form check (path ~ '^/[^?#]*$' and path <> '/' and char_length(path) <= 200),
  target text not null
    constraint led_addresses_target_form check (target ~ '^/([^/]|$)' and target !~ '[[:cntrl:]\\]' and char_length(target) <= 300),
  led_by uuid,
  led_at timestamptz not null default now(),
  constraint led_addresses_leads_elsewhere check (path <> target)
);
alter table private.led_addresses enable row level security;
revoke all on private.led_addresses from public, anon, authenticated, service_role;

-- Leads an address elsewhere, or with a null nowhere any more. Chains are left out: what led here leads on to the new place.
create function private.lead_address(path text, target text) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  if lead_address.target is null then
    delete from private.led_addresses as known where known.path = lead_address.path;
  else
    insert into private.led_addresses as known (path, target, led_by)
    values (lead_address.path, lead_address.target, auth.uid())
    on conflict on constraint led_addresses_pkey
    do update set target = excluded.target, led_by = excluded.led_by, led_at = now();
    update private.led_addresses as known set target = lead_address.target
    where known.target = lead_address.path and known.path <> lead_address.target;
    delete from private.led_addresses as known where known.path = lead_address.target;
  end if;
  perform private.note_action('address-led', lead_address.path);
end
$$;

create function public.lead_address(path text, target text) returns void
language sql set search_path = '' as 'select private.lead_address(path, target)';
grant execute on function private.lead_address(text, text), public.lead_address(text, text) to authenticated, service_role;

-- Where an address leads; null where it leads nowhere. Anybody who asks for the address learns the same.
create function private.led_address(path text) returns text
language sql stable security definer set search_path = '' as $$
  select known.target from private.led_addresses as known where known.path = led_address.path
$$;

create function public.led_address(path text) returns text
language sql stable set search_path = '' as 'select private.led_address(path)';
grant execute on function private.led_address(text), public.led_address(text) to anon, authenticated, service_role;

-- All of them: whoever reads the list leaves out what only programs ask for, and would find nothing else among the first.
create or replace function private.missing_paths() returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    select coalesce(json_agg(counted order by times desc, last_on desc, path), '[]')
    from (
      select missed.path, missed.times, missed.first_on, missed.last_on, led.target as leads_to
      from private.missing_page_counts as missed
      left join private.led_addresses as led on led.path = missed.path
      where not exists (
        select from public.blog_posts as post
        where '/blog/' || post.slug = missed.path and post.is_published and post.published_at <= now()
      )
    ) as counted
  );
end
$$;
