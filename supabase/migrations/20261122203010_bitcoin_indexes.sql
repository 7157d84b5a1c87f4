-- Which address comes next: an index is held while its address is checked, and given out once.

-- The first index after everything that is known of a key.
create function private.bitcoin_known_end(network text, fingerprint text) returns integer
language sql stable set search_path = '' as $$
  select greatest(
    (
      select max(key_index) + 1 from private.bitcoin_orders known
      where known.network = bitcoin_known_end.network and known.fingerprint = bitcoin_known_end.fingerprint
    ),
    (
      select max(last_index) + 1 from private.bitcoin_skipped_indexes known
      where known.network = bitcoin_known_end.network and known.fingerprint = bitcoin_known_end.fingerprint
    ),
    0
  )
$$;

-- Makes sure that a key's counter is past everything known of it. Where it is not, what is known came from a backup.
create function private.reach_bitcoin_key(network text, fingerprint text) returns void
language plpgsql set search_path = '' as $$
declare
  known_end integer;
  reached integer;
begin
  insert into private.bitcoin_key_counters (network, fingerprint, next_index)
  values (reach_bitcoin_key.network, reach_bitcoin_key.fingerprint, 0)
  on conflict on constraint bitcoin_key_counters_pkey do nothing;
  select next_index into reached from private.bitcoin_key_counters known
  where known.network = reach_bitcoin_key.network and known.fingerprint = reach_bitcoin_key.fingerprint for update;
  known_end := private.bitcoin_known_end(network, fingerprint);
  if reached < known_end then
    insert into private.bitcoin_skipped_indexes (network, fingerprint, first_index, last_index, reason)
    values (reach_bitcoin_key.network, reach_bitcoin_key.fingerprint, known_end, known_end + 999, 'restored');
    update private.bitcoin_key_counters known set next_index = known_end + 1000
    where known.network = reach_bitcoin_key.network and known.fingerprint = reach_bitcoin_key.fingerprint;
    -- What was held here may have been given out before the backup was put back.
    delete from private.bitcoin_held_indexes held
    where held.network = reach_bitcoin_key.network and held.fingerprint = reach_bitcoin_key.fingerprint;
  end if;
end
$$;

create function private.hold_bitcoin_index(network text, fingerprint text, holder uuid, seconds integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  taken integer;
begin
  perform private.require_editor();
  perform private.require_second_factor();
  perform private.reach_bitcoin_key(network, fingerprint);
  select key_index into taken from private.bitcoin_held_indexes held
  where held.network = hold_bitcoin_index.network and held.fingerprint = hold_bitcoin_index.fingerprint
    and held_until < clock_timestamp()
  order by key_index limit 1 for update skip locked;
  if found then
    update private.bitcoin_held_indexes held
    set holder = hold_bitcoin_index.holder, held_until = clock_timestamp() + make_interval(secs => seconds)
    where held.network = hold_bitcoin_index.network and held.fingerprint = hold_bitcoin_index.fingerprint and held.key_index = taken;
    return taken;
  end if;
  update private.bitcoin_key_counters known set next_index = next_index + 1
  where known.network = hold_bitcoin_index.network and known.fingerprint = hold_bitcoin_index.fingerprint
  returning next_index - 1 into taken;
  insert into private.bitcoin_held_indexes (network, fingerprint, key_index, holder, held_until)
  values (
    hold_bitcoin_index.network, hold_bitcoin_index.fingerprint, taken, hold_bitcoin_index.holder,
    clock_timestamp() + make_interval(secs => seconds)
  );
  return taken;
end
$$;

-- Holds the lowest index of a key that was never given out, for so many seconds.
create function public.hold_bitcoin_index(network text, fingerprint text, holder uuid, seconds integer) returns integer
language sql set search_path = '' as 'select private.hold_bitcoin_index(network, fingerprint, holder, seconds)';

-- Ends holding an index without giving it out: for the next one who asks, or with a reason for nobody.
create function private.leave_bitcoin_index(
  network text, fingerprint text, key_index integer, holder uuid, is_used_before boolean
) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  if not is_used_before then
    update private.bitcoin_held_indexes held set held_until = '-infinity'
    where held.network = leave_bitcoin_index.network and held.fingerprint = leave_bitcoin_index.fingerprint
      and held.key_index = leave_bitcoin_index.key_index and held.holder = leave_bitcoin_index.holder;
    return found;
  end if;
  delete from private.bitcoin_held_indexes held
  where held.network = leave_bitcoin_index.network and held.fingerprint = leave_bitcoin_index.fingerprint
    and held.key_index = leave_bitcoin_index.key_index and held.holder = leave_bitcoin_index.holder;
  if found then
    insert into private.bitcoin_skipped_indexes (network, fingerprint, first_index, last_index, reason)
    values (
      leave_bitcoin_index.network, leave_bitcoin_index.fingerprint, leave_bitcoin_index.key_index,
      leave_bitcoin_index.key_index, 'used-before'
    );
  end if;
  return found;
end
$$;

create function public.leave_bitcoin_index(
  network text, fingerprint text, key_index integer, holder uuid, is_used_before boolean
) returns boolean
language sql set search_path = '' as
  'select private.leave_bitcoin_index(network, fingerprint, key_index, holder, is_used_before)';

-- How far a key is used: { next_index, highest_given, highest_paid, gap, skipped }. `gap`: how many addresses in a row without a
-- payment a wallet must look over to find each address that was paid or may still be.
create function private.bitcoin_key_use(network text, fingerprint text) returns json
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_editor();
  perform private.require_second_factor();
  return (
    with given as (
      select key_index, exists (select from private.bitcoin_payments paid where paid.order_id = known.id) as is_paid
      from private.bitcoin_orders known
      where known.network = bitcoin_key_use.network and known.fingerprint = bitcoin_key_use.fingerprint
      union all
      select first_index, true from private.bitcoin_skipped_indexes skipped
      where reason = 'used-before' and skipped.network = bitcoin_key_use.network
        and skipped.fingerprint = bitcoin_key_use.fingerprint
    ),
    steps as (
      select key_index - coalesce(max(key_index) filter (where is_paid) over (
        order by key_index rows between unbounded preceding and 1 preceding
      ), -1) as step
      from given
    )
    select json_build_object(
      'next_index', greatest(
        private.bitcoin_known_end(bitcoin_key_use.network, bitcoin_key_use.fingerprint),
        (
          select next_index from private.bitcoin_key_counters known
          where known.network = bitcoin_key_use.network and known.fingerprint = bitcoin_key_use.fingerprint
        )
      ),
      'highest_given', (select max(key_index) from given),
      'highest_paid', (select max(key_index) from given where is_paid),
      'gap', coalesce((select max(step) from steps), 0),
      'skipped', (
        select coalesce(json_agg(json_build_object(
          'first_index', first_index, 'last_index', last_index, 'reason', reason, 'at', at
        ) order by first_index), '[]')
        from private.bitcoin_skipped_indexes skipped
        where skipped.network = bitcoin_key_use.network and skipped.fingerprint = bitcoin_key_use.fingerprint
      )
    )
  );
end
$$;

create function public.bitcoin_key_use(network text, fingerprint text) returns json
language sql stable set search_path = '' as 'select private.bitcoin_key_use(network, fingerprint)';

grant execute on function
  private.hold_bitcoin_index(text, text, uuid, integer), public.hold_bitcoin_index(text, text, uuid, integer),
  private.leave_bitcoin_index(text, text, integer, uuid, boolean), public.leave_bitcoin_index(text, text, integer, uuid, boolean),
  private.bitcoin_key_use(text, text), public.bitcoin_key_use(text, text)
to authenticated, service_role;
