-- Who the customers of orders are: shown beside their message, exported and deleted with the rest that is kept of a person, and
-- forgotten after the retention. Sum, address, index and state stay for the books.

-- Who is forgotten is told nothing more.
create function private.forget_bitcoin_customers(orders uuid[]) returns integer
language plpgsql set search_path = '' as $$
declare
  forgotten integer;
begin
  update private.bitcoin_orders
  set customer_name = null, customer_email = null, description = null, forgotten_at = clock_timestamp(), revision = revision + 1
  where id = any (orders) and forgotten_at is null;
  get diagnostics forgotten = row_count;
  delete from public.mail_outbox
  where kind = 'bitcoin-customer' and state = 'waiting'
    and bitcoin_event_id in (select id from private.bitcoin_order_events where order_id = any (orders));
  return forgotten;
end
$$;

-- The orders of a person: made for that address, or from a message that came from it.
create function private.bitcoin_orders_of(email text) returns setof uuid
language sql stable set search_path = '' as $$
  select paid.id from private.bitcoin_orders paid
  left join public.enquiries about on about.id = paid.enquiry_id
  where lower(trim(bitcoin_orders_of.email)) in (lower(paid.customer_email), lower(about.email))
$$;

-- Everything that is kept about the person with an e-mail address. That it was asked for is recorded.
create or replace function private.export_person(email text) returns json
language plpgsql volatile security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  perform private.note_action('person-exported', private.masked_email(export_person.email));
  return (
    select coalesce(json_agg(kept.of_person order by kept.created_at), '[]')
    from (
      select about.created_at, json_build_object(
        'enquiry', to_json(about),
        'mails', (
          select coalesce(json_agg(to_json(mail) order by mail.created_at), '[]')
          from public.mail_outbox mail where mail.enquiry_id = about.id
        )
      ) as of_person
      from public.enquiries about where lower(about.email) = lower(trim(export_person.email))
      union all
      select paid.created_at, json_build_object('bitcoin_order', private.bitcoin_order_json(paid))
      from private.bitcoin_orders paid where paid.id in (select private.bitcoin_orders_of(export_person.email))
    ) kept
  );
end
$$;

-- Deletes all of that, and says how many messages there were.
create or replace function private.delete_person(email text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  perform private.forget_bitcoin_customers(array(select private.bitcoin_orders_of(delete_person.email)));
  delete from public.enquiries about where lower(about.email) = lower(trim(delete_person.email));
  get diagnostics gone = row_count;
  return gone;
end
$$;

create or replace function private.forget_old_enquiries(days numeric) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  gone integer;
begin
  if days is null or days <= 0 then
    raise exception 'A number of days above zero is needed.' using errcode = 'invalid_parameter_value';
  end if;
  perform private.forget_bitcoin_customers(array(
    select id from private.bitcoin_orders where created_at < now() - days * interval '1 day'
  ));
  delete from public.enquiries where created_at < now() - days * interval '1 day';
  get diagnostics gone = row_count;
  return gone;
end
$$;

-- The list of messages that the desk shows: what is open first, then the newest, each with what became of its mails, and with the orders
-- made from it. One value, so that no row is cut off silently, with how many there are of each kind.
create or replace function private.list_enquiries(wanted text, most integer, skip integer) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
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
          ), 'bitcoin_orders', (
            select coalesce(jsonb_agg(jsonb_build_object(
              'id', paid.id, 'state', paid.state, 'resolution', paid.resolution, 'amount_cents', paid.amount_cents,
              'amount_sats', paid.amount_sats, 'created_at', paid.created_at
            ) order by paid.created_at, paid.id), '[]')
            from private.bitcoin_orders paid where paid.enquiry_id = about.id
          ))
          order by about.status = 'answered', about.created_at desc, about.id
        ), '[]')
        from public.enquiries about where about.id in (select id from shown)
      )
    )
  );
end
$$;
