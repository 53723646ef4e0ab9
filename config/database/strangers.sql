-- For the test of random calls: a trigger on every table logs each row that is created, changed or removed by anybody
-- but its owner, also by a cascade or by a `security definer` function.
create schema watch;

create table watch.breaches (actor uuid, relation text, operation text);

create function watch.note_breach() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  actor constant uuid := (select auth.uid());
begin
  if tg_op <> 'INSERT' and old.user_id is distinct from actor
    or tg_op <> 'DELETE' and new.user_id is distinct from actor
  then
    insert into watch.breaches values (actor, tg_table_name, tg_op);
  end if;
  return null;
end
$$;

create function watch.note_catalogue_breach() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into watch.breaches values ((select auth.uid()), tg_table_name, tg_op);
  return null;
end
$$;

do $$
declare
  relation regclass;
begin
  for relation in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
    execute format(
      'create trigger watch after insert or update or delete on %s for each row execute function watch.%I()',
      relation,
      case when exists (select from pg_attribute where attrelid = relation and attname = 'user_id')
        then 'note_breach' else 'note_catalogue_breach' end
    );
  end loop;
end
$$;

-- Runs a statement as somebody and returns what they read or the error code. Changes are not undone.
create function watch.act(role text, person uuid, statement text) returns text
language plpgsql set search_path = '' as $$
declare
  answer text;
begin
  perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object('role', role, 'sub', person))::text, true);
  perform set_config('role', role, true);
  execute statement into answer;
  perform set_config('role', 'none', true);
  return coalesce(answer, '');
exception when others then
  return sqlstate;
end
$$;
