-- The list of messages that the desk shows: what is open first, then the newest, each with what became of its mails. One
-- value, so that no row is cut off silently, with how many there are of each kind.

-- Whether nothing tells the business of a message: it is held, its mail was given up or may be lost, or has failed so far.
create function private.is_unmailed(mail public.mail_outbox) returns boolean
language sql immutable set search_path = '' as $$
  select case
    when mail.id is null then true
    when mail.state in ('dead', 'unknown') then true
    when mail.state = 'waiting' then mail.last_error is not null
    else false
  end
$$;

create function private.list_enquiries(wanted text, most integer, skip integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  return (
    with marked as (
      select about.id, about.created_at, about.status,
        about.held_reason is not null and mail.id is null as is_held,
        private.is_unmailed(mail) as is_unmailed
      from public.enquiries about
      left join public.mail_outbox mail on mail.enquiry_id = about.id and mail.kind = 'business'
    ),
    shown as (
      select id from marked
      where case list_enquiries.wanted
        when 'open' then status = 'open'
        when 'answered' then status = 'answered'
        when 'held' then is_held
        when 'unmailed' then is_unmailed
        else true
      end
      order by status = 'answered', created_at desc, id
      limit least(greatest(most, 1), 200) offset greatest(list_enquiries.skip, 0)
    )
    select json_build_object(
      'counts', (
        select json_build_object(
          'all', count(*), 'open', count(*) filter (where status = 'open'),
          'answered', count(*) filter (where status = 'answered'), 'held', count(*) filter (where is_held),
          'unmailed', count(*) filter (where is_unmailed)
        ) from marked
      ),
      'enquiries', (
        select coalesce(json_agg(
          to_jsonb(about) || jsonb_build_object('mails', (
            select coalesce(jsonb_agg(to_jsonb(mail) order by mail.created_at, mail.kind), '[]')
            from public.mail_outbox mail where mail.enquiry_id = about.id
          ))
          order by about.status = 'answered', about.created_at desc, about.id
        ), '[]')
        from public.enquiries about where about.id in (select id from shown)
      )
    )
  );
end
$$;

create function public.list_enquiries(wanted text, most integer, skip integer) returns json
language sql stable set search_path = '' as 'select private.list_enquiries(wanted, most, skip)';

grant execute on function
  private.list_enquiries(text, integer, integer), public.list_enquiries(text, integer, integer)
to authenticated, service_role;
