-- What the other files share: four callers, and functions that try something as one of them. This file is committed,
-- so that the others can roll back what they do.
begin;
create extension if not exists pgtap with schema extensions;

drop schema if exists tests cascade;
create schema tests;

create function tests.person(name text) returns uuid
language sql immutable set search_path = '' as $$
  select case name
    when 'owner' then '0a000000-0000-4000-8000-00000000000a'::uuid
    when 'another' then '0b000000-0000-4000-8000-00000000000b'::uuid
  end
$$;

create function tests.role_of(caller text) returns text
language sql immutable set search_path = '' as $$
  select case caller when 'anonymous' then 'anon' when 'service' then 'service_role' else 'authenticated' end
$$;

create function tests.courses(out free uuid, out paid uuid, out granted uuid, out draft uuid, out retired uuid)
language sql immutable set search_path = '' as $$
  select '0c000000-0000-4000-8000-000000000001'::uuid, '0c000000-0000-4000-8000-000000000002'::uuid,
    '0c000000-0000-4000-8000-000000000003'::uuid, '0c000000-0000-4000-8000-000000000004'::uuid,
    '0c000000-0000-4000-8000-000000000005'::uuid
$$;

-- Creates two people and five courses, independent of the catalogue. The owner has a row in every table.
create function tests.arrange() returns void
language plpgsql set search_path = '' as $$
declare
  c record := tests.courses();
  owner constant uuid := tests.person('owner');
begin
  insert into auth.users (id, email) values
    (owner, 'owner@example.test'), (tests.person('another'), 'another@example.test');
  insert into public.courses (id, slug, title, instructor, price_cents, status) values
    (c.free, 'free', 'A free course', 'Somebody', 0, 'published'),
    (c.paid, 'paid', 'A paid course', 'Somebody', 4900, 'published'),
    (c.granted, 'granted', 'A granted course', 'Somebody', 4900, 'published'),
    (c.draft, 'draft', 'A draft', 'Somebody', 0, 'draft'),
    (c.retired, 'retired', 'A retired course', 'Somebody', 0, 'retired');
  insert into public.lessons (course_id, slug, position, title, required, minutes) values
    (c.free, 'free-01', 1, 'First', true, 10), (c.free, 'free-02', 2, 'Second', true, 20),
    (c.free, 'free-03', 3, 'More to read', false, 5), (c.paid, 'paid-01', 1, 'Paid', true, 10),
    (c.granted, 'granted-01', 1, 'Granted', true, 10), (c.draft, 'draft-01', 1, 'Draft', true, 10);
  insert into public.course_grants (user_id, course_id) values (owner, c.granted);
  insert into public.enrolments (user_id, course_id, last_lesson, last_lesson_at)
    values (owner, c.free, 'free-01', '2025-01-01T00:00:00Z');
  insert into public.lesson_progress (user_id, course_id, lesson) values (owner, c.free, 'free-01');
  insert into public.saved_courses (user_id, course_id) values (owner, c.paid);
  insert into public.answers (user_id, block, body) values (owner, 'free-01-a', '"what the owner wrote"');
  insert into public.notes (user_id, id, lesson, body) values (owner, owner, 'free-01', 'what the owner wrote');
  insert into public.certificates
    (code, user_id, course_id, name, course_title, instructor, lessons, minutes, issued_on, finished_on)
    values ('000000000000', owner, c.granted, 'The owner', 'A granted course', 'Somebody', '{Granted}', 10, '2025-01-02', '2025-01-01');
end
$$;

-- Everything that belongs to a person, in one text: equal texts mean that nothing of theirs has changed.
create function tests.belongings(person uuid) returns text
language sql stable set search_path = '' as $$
  select concat_ws(' ',
    (select jsonb_agg(t order by t) from public.course_grants t where t.user_id = person),
    (select jsonb_agg(t order by t) from public.enrolments t where t.user_id = person),
    (select jsonb_agg(t order by t) from public.lesson_progress t where t.user_id = person),
    (select jsonb_agg(t order by t) from public.saved_courses t where t.user_id = person),
    (select jsonb_agg(to_jsonb(t) order by t.block) from public.answers t where t.user_id = person),
    (select jsonb_agg(to_jsonb(t) order by t.id) from public.notes t where t.user_id = person),
    (select jsonb_agg(t order by t) from public.certificates t where t.user_id = person)
  )
$$;

-- Returns how many rows a statement reads or writes, or its error code, and undoes it.
create function tests.attempt(caller text, statement text) returns text
language plpgsql set search_path = '' as $$
declare
  affected bigint;
  outcome text;
begin
  begin
    perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
      'role', tests.role_of(caller), 'sub', tests.person(caller)))::text, true);
    perform set_config('role', tests.role_of(caller), true);
    execute statement;
    get diagnostics affected = row_count;
    outcome := affected;
    raise exception using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then null;
    when others then outcome := sqlstate;
  end;
  return outcome;
end
$$;

-- Calls a function and undoes it. Returns its error code, or 'ok' and whether it changed or revealed the owner's data.
create function tests.call(caller text, expression text) returns text
language plpgsql set search_path = '' as $$
declare
  before constant text := tests.belongings(tests.person('owner'));
  answer text;
  outcome text;
begin
  begin
    perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
      'role', tests.role_of(caller), 'sub', tests.person(caller)))::text, true);
    perform set_config('role', tests.role_of(caller), true);
    execute 'select (' || expression || ')::text' into answer;
    perform set_config('role', 'none', true);
    outcome := 'ok'
      || case when tests.belongings(tests.person('owner')) <> before then ', changes what the owner has' else '' end
      || case when answer like '%what the owner wrote%' then ', tells what the owner wrote' else '' end;
    raise exception using errcode = 'UNDO0';
  exception
    when sqlstate 'UNDO0' then null;
    when others then outcome := sqlstate;
  end;
  return outcome;
end
$$;

-- Acts as that person until the end of the transaction, or until tests.be_nobody().
create function tests.become(caller text) returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('request.jwt.claims', jsonb_strip_nulls(jsonb_build_object(
    'role', tests.role_of(caller), 'sub', tests.person(caller)))::text, true);
  perform set_config('role', tests.role_of(caller), true);
end
$$;

create function tests.be_nobody() returns void
language plpgsql set search_path = '' as $$
begin
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
end
$$;

grant usage on schema tests to anon, authenticated, service_role;
commit;

begin;
set local search_path = public, extensions;
select plan(1);
select has_schema('tests', 'the schema with the shared functions exists');
select * from finish();
rollback;
