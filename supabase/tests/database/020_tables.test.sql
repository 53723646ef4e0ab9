-- Every table x every caller x every operation, directly on the owner's rows, as a request that bypasses the functions.
begin;
set local search_path = public, extensions;
select tests.arrange();

-- Each attempt and its expected outcome by caller: the number of rows, or the error code.
create temporary table tries (
  relation text, operation text, statement text, anonymous text, owner text, another text, service text
) on commit drop;

insert into tries
select relation, operation, format(statement, tests.person('owner'), c.free, c.paid, c.granted, c.draft),
  anonymous, owner, another, service
from tests.courses() c cross join (values
  ('courses', 'select', 'select from public.courses where id in (%2$L, %5$L)', '42501', '1', '1', '2'),
  ('courses', 'insert', 'insert into public.courses (id, slug, title, instructor, price_cents) values (%1$L, ''x'', ''X'', ''X'', 0)', '42501', '42501', '42501', '1'),
  ('courses', 'update', 'update public.courses set price_cents = 0 where id = %3$L', '42501', '42501', '42501', '1'),
  ('courses', 'delete', 'delete from public.courses where id = (select gen_random_uuid())', '42501', '42501', '42501', '0'),
  ('lessons', 'select', 'select from public.lessons where slug in (''free-01'', ''draft-01'')', '42501', '1', '1', '2'),
  ('lessons', 'insert', 'insert into public.lessons (course_id, slug, position, title, minutes) values (%2$L, ''x'', 9, ''X'', 1)', '42501', '42501', '42501', '1'),
  ('lessons', 'update', 'update public.lessons set required = false where slug = ''free-02''', '42501', '42501', '42501', '1'),
  ('lessons', 'delete', 'delete from public.lessons where slug = ''free-02''', '42501', '42501', '42501', '1'),
  ('course_grants', 'select', 'select from public.course_grants where user_id = %1$L', '42501', '1', '0', '1'),
  ('course_grants', 'insert', 'insert into public.course_grants (user_id, course_id) values (%1$L, %3$L)', '42501', '42501', '42501', '1'),
  ('course_grants', 'update', 'update public.course_grants set course_id = %3$L where user_id = %1$L', '42501', '42501', '42501', '1'),
  ('course_grants', 'delete', 'delete from public.course_grants where user_id = %1$L', '42501', '42501', '42501', '1'),
  ('enrolments', 'select', 'select from public.enrolments where user_id = %1$L', '42501', '1', '0', '1'),
  ('enrolments', 'insert', 'insert into public.enrolments (user_id, course_id) values (%1$L, %4$L)', '42501', '1', '42501', '1'),
  ('enrolments', 'update', 'update public.enrolments set last_lesson = ''free-02'' where user_id = %1$L', '42501', '1', '0', '1'),
  ('enrolments', 'delete', 'delete from public.enrolments where user_id = %1$L', '42501', '1', '0', '1'),
  ('lesson_progress', 'select', 'select from public.lesson_progress where user_id = %1$L', '42501', '1', '0', '1'),
  ('lesson_progress', 'insert', 'insert into public.lesson_progress (user_id, course_id, lesson) values (%1$L, %2$L, ''free-02'')', '42501', '1', '42501', '1'),
  ('lesson_progress', 'update', 'update public.lesson_progress set lesson = ''free-02'' where user_id = %1$L', '42501', '42501', '42501', '1'),
  ('lesson_progress', 'delete', 'delete from public.lesson_progress where user_id = %1$L', '42501', '42501', '42501', '1'),
  ('saved_courses', 'select', 'select from public.saved_courses where user_id = %1$L', '42501', '1', '0', '1'),
  ('saved_courses', 'insert', 'insert into public.saved_courses (user_id, course_id) values (%1$L, %2$L)', '42501', '1', '42501', '1'),
  ('saved_courses', 'update', 'update public.saved_courses set course_id = %2$L where user_id = %1$L', '42501', '42501', '42501', '1'),
  ('saved_courses', 'delete', 'delete from public.saved_courses where user_id = %1$L', '42501', '1', '0', '1'),
  ('answers', 'select', 'select from public.answers where user_id = %1$L', '42501', '1', '0', '1'),
  ('answers', 'insert', 'insert into public.answers (user_id, block, body) values (%1$L, ''x'', ''"x"'')', '42501', '1', '42501', '1'),
  ('answers', 'update', 'update public.answers set body = ''"x"'' where user_id = %1$L', '42501', '1', '0', '1'),
  ('answers', 'delete', 'delete from public.answers where user_id = %1$L', '42501', '1', '0', '1'),
  ('notes', 'select', 'select from public.notes where user_id = %1$L', '42501', '1', '0', '1'),
  ('notes', 'insert', 'insert into public.notes (user_id, id, lesson, body) values (%1$L, %2$L, ''free-01'', ''x'')', '42501', '1', '42501', '1'),
  ('notes', 'update', 'update public.notes set body = ''x'' where user_id = %1$L', '42501', '1', '0', '1'),
  ('notes', 'delete', 'delete from public.notes where user_id = %1$L', '42501', '1', '0', '1'),
  ('certificates', 'select', 'select from public.certificates where user_id = %1$L', '42501', '1', '0', '1'),
  ('certificates', 'insert', 'insert into public.certificates (code, user_id, course_id, name, course_title, instructor, lessons, minutes, issued_on, finished_on) values (''111111111111'', %1$L, %2$L, ''X'', ''X'', ''X'', ''{X}'', 1, ''2025-01-01'', ''2025-01-01'')', '42501', '42501', '42501', '1'),
  ('certificates', 'update', 'update public.certificates set name = ''X'' where user_id = %1$L', '42501', '42501', '42501', '1'),
  ('certificates', 'delete', 'delete from public.certificates where user_id = %1$L', '42501', '1', '0', '1')
) t (relation, operation, statement, anonymous, owner, another, service);

select plan((select 1 + 4 * count(*)::integer from tries) + 25);

select set_eq(
  'select relation, operation from tries',
  $$select c.relname::text, o.operation
    from pg_class c cross join (values ('select'), ('insert'), ('update'), ('delete')) o (operation)
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')$$,
  'every table is tested with every operation'
);

select is(
  tests.attempt(e.caller, t.statement), e.expected,
  format('%s on %s as %s gives %s', t.operation, t.relation, e.caller, e.expected)
)
from tries t cross join lateral (values
  ('anonymous', t.anonymous), ('owner', t.owner), ('another', t.another), ('service', t.service)
) e (caller, expected);

select is(
  tests.attempt('another', format(
    'insert into public.enrolments (user_id, course_id) values (%L, %L)', tests.person('owner'), free
  )), '42501', 'nobody can enrol somebody else, even in a free course'
) from tests.courses();

-- Learners may write their own rows, but not any value.
select is(tests.attempt('owner', format(statement, tests.person('owner'), c.free, c.paid, c.draft, tests.person('another'), c.retired)), expected, description)
from tests.courses() c cross join (values
  ('insert into public.enrolments (user_id, course_id) values (%1$L, %3$L)', '42501', 'a paid course without a grant cannot be enrolled in'),
  ('insert into public.enrolments (user_id, course_id) values (%1$L, %4$L)', '42501', 'a draft cannot be enrolled in'),
  ('insert into public.enrolments (user_id, course_id) values (%1$L, %6$L)', '42501', 'a retired course cannot be enrolled in'),
  ('select from public.courses where id = %6$L', '1', 'a retired course can still be read'),
  ('update public.enrolments set user_id = %5$L', '42501', 'an enrolment cannot be given to somebody else'),
  ('update public.enrolments set enrolled_at = now()', '42501', 'the time of an enrolment cannot be set'),
  ('update public.enrolments set last_lesson = ''paid-01''', '23503', 'the place in a course cannot be a lesson of another course'),
  ('insert into public.lesson_progress (user_id, course_id, lesson) values (%1$L, %3$L, ''paid-01'')', '23503', 'progress needs an enrolment'),
  ('insert into public.lesson_progress (user_id, course_id, lesson) values (%1$L, %2$L, ''paid-01'')', '23503', 'progress needs a lesson of the same course'),
  ('insert into public.lesson_progress (user_id, course_id, lesson, completed_at) values (%1$L, %2$L, ''free-02'', ''2020-01-01'')', '42501', 'the time of progress cannot be set'),
  ('update public.answers set revision = 9', '42501', 'the revision of an answer cannot be set'),
  ('update public.answers set user_id = %5$L', '42501', 'an answer cannot be given to somebody else'),
  ('insert into public.answers (user_id, block, body) values (%1$L, ''x'', to_jsonb(repeat(''x'', 10001)))', '23514', 'an answer cannot be longer than 10,000 characters'),
  ('insert into public.notes (user_id, id, lesson, body) values (%1$L, %2$L, ''free-01'', repeat(''x'', 20001))', '23514', 'a note cannot be longer than 20,000 characters'),
  ('update public.notes set revision = 9', '42501', 'the revision of a note cannot be set'),
  ('update public.certificates set user_id = %5$L', '42501', 'a certificate cannot be given to somebody else')
) t (statement, expected, description);

-- Without a condition a statement reads no column, so only the policy of its own operation protects the rows.
select is(tests.attempt('another', statement), '0', format('another member changes no row with: %s', statement))
from (values
  ('update public.enrolments set last_lesson = ''free-02'''), ('update public.answers set body = ''"x"'''),
  ('update public.notes set body = ''x'''), ('delete from public.enrolments'), ('delete from public.saved_courses'),
  ('delete from public.answers'), ('delete from public.notes'), ('delete from public.certificates')
) t (statement);

select * from finish();
rollback;
