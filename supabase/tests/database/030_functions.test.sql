-- Every function x every caller, with the owner's things as arguments wherever a function takes one.
begin;
set local search_path = public, extensions;
select tests.arrange();

create temporary table calls (
  function text, expression text, anonymous text, owner text, another text, service text
) on commit drop;

insert into calls
select function, format(expression, tests.person('owner'), c.free, c.paid, c.granted),
  anonymous, owner, another, service
from tests.courses() c cross join (values
  ('enrol(uuid)', 'public.enrol(%4$L)', '42501', 'ok, changes what the owner has', 'PT402', '42501'),
  ('leave_course(uuid)', 'public.leave_course(%2$L)', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('save_course(uuid)', 'public.save_course(%2$L)', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('unsave_course(uuid)', 'public.unsave_course(%3$L)', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('my_learning(boolean)', 'public.my_learning(true)', '42501', 'ok, tells what the owner wrote', 'ok', '42501'),
  ('record_progress(jsonb)', 'public.record_progress(''[{"type":"completed","lesson":"free-02"}]'')', '42501', 'ok, changes what the owner has', '42501', '42501'),
  ('save_answers(jsonb)', 'public.save_answers(''[{"block":"free-01-a","body":"new","revision":1}]'')', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('save_note(uuid,text,text,integer)', 'public.save_note(%1$L, ''free-01'', ''new'', 1)', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('delete_note(uuid)', 'public.delete_note(%1$L)', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('issue_certificate(uuid,text)', 'public.issue_certificate(%4$L, ''X'')', '42501', 'ok', '42501', '42501'),
  ('verify_certificate(text)', 'public.verify_certificate(''0000-0000-0000'')', 'ok', 'ok', 'ok', 'ok'),
  ('export_my_learning()', 'public.export_my_learning()', '42501', 'ok, tells what the owner wrote', 'ok', '42501'),
  ('delete_my_learning()', 'public.delete_my_learning()', '42501', 'ok, changes what the owner has', 'ok', '42501'),
  ('next_revision()', 'public.next_revision()', '42501', '42501', '42501', '42501'),
  ('limit_rows()', 'public.limit_rows()', '42501', '42501', '42501', '42501')
) t (function, expression, anonymous, owner, another, service);

select plan((select 1 + 4 * count(*)::integer from calls));

select set_eq(
  'select function from calls',
  $$select format('%s(%s)', p.proname, (
      select string_agg(t::regtype::text, ',' order by n) from unnest(p.proargtypes::oid[]) with ordinality a (t, n)
    )) from pg_proc p where p.pronamespace = 'public'::regnamespace$$,
  'every function is tested'
);

select is(tests.call(e.caller, c.expression), e.expected, format('%s as %s gives: %s', c.function, e.caller, e.expected))
from calls c cross join lateral (values
  ('anonymous', c.anonymous), ('owner', c.owner), ('another', c.another), ('service', c.service)
) e (caller, expected);

select * from finish();
rollback;
