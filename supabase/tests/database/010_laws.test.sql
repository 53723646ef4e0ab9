-- Rules for every table, policy and function, including future ones.
begin;
set local search_path = public, extensions;
select plan(14);

select is_empty(
  $$select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relrowsecurity$$,
  'every table has row-level security enabled'
);
select is_empty(
  $$select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm', 'f')$$,
  'there are no views, which would bypass the policies'
);
select is_empty(
  $$select p.polname from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace
      and (p.polcmd = '*' or not p.polpermissive or p.polroles <> array['authenticated'::regrole::oid])$$,
  'every policy applies to one operation and to members only'
);
select is_empty(
  $$select p.polrelid::regclass, p.polcmd from pg_policy p join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace group by 1, 2 having count(*) > 1$$,
  'a table has at most one policy for each operation'
);
select is_empty(
  $$select p.polname, w.expression
    from pg_policy p join pg_class c on c.oid = p.polrelid
    cross join lateral (values
      (pg_get_expr(p.polqual, p.polrelid)), (pg_get_expr(p.polwithcheck, p.polrelid))) w (expression)
    where c.relnamespace = 'public'::regnamespace
      and replace(w.expression, '( SELECT auth.uid() AS uid)', '') like '%auth.uid()%'$$,
  'policies look up the caller once per statement, not once per row'
);
select is_empty(
  $$select p.polname, a.attrelid::regclass, a.attname
    from pg_policy p
    join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
      and d.refclassid = 'pg_class'::regclass and d.refobjsubid > 0
    join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
    join pg_class c on c.oid = p.polrelid
    where c.relnamespace = 'public'::regnamespace and not exists (
      select from pg_index i where i.indrelid = a.attrelid and i.indpred is null
        and case when a.attname = 'user_id' then i.indkey[0] = a.attnum else a.attnum = any (i.indkey) end
    )$$,
  'every column that a policy compares is indexed, and user_id is the first column of an index'
);
select is_empty(
  $$select f.oid::regprocedure from pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.proconfig is distinct from array['search_path=""']$$,
  'every function has an empty search path'
);
select set_eq(
  $$select f.proname::text from pg_proc f
    where f.pronamespace = 'public'::regnamespace and f.prosecdef$$,
  $$values ('issue_certificate'), ('verify_certificate')$$,
  'only the two certificate functions run with the rights of their owner'
);
select is_empty(
  $$select f.oid::regprocedure
    from pg_proc f cross join lateral aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) g
    where f.pronamespace = 'public'::regnamespace and g.grantee = 0$$,
  'public cannot execute any function'
);
select set_eq(
  $$select f.proname::text, g.grantee::regrole::text
    from pg_proc f cross join lateral aclexplode(coalesce(f.proacl, acldefault('f', f.proowner))) g
    where f.pronamespace = 'public'::regnamespace and g.grantee not in (0, f.proowner)$$,
  $$values
    ('delete_my_learning', 'authenticated'), ('delete_note', 'authenticated'), ('enrol', 'authenticated'),
    ('export_my_learning', 'authenticated'), ('issue_certificate', 'authenticated'),
    ('leave_course', 'authenticated'), ('my_learning', 'authenticated'), ('record_progress', 'authenticated'),
    ('save_answers', 'authenticated'), ('save_course', 'authenticated'), ('save_note', 'authenticated'),
    ('unsave_course', 'authenticated'), ('verify_certificate', 'anon'), ('verify_certificate', 'authenticated'),
    ('verify_certificate', 'service_role')$$,
  'each function is granted to exactly the roles that need it'
);
select is_empty(
  $$select c.relname, g.privilege_type, g.grantee
    from pg_class c cross join lateral aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) g
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and g.grantee in (0, 'anon'::regrole)$$,
  'visitors have no rights to any table'
);
select set_eq(
  $$select c.relname::text, string_agg(g.privilege_type, ' ' order by g.privilege_type)
    from pg_class c cross join lateral aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and g.grantee = 'authenticated'::regrole group by 1$$,
  $$values
    ('answers', 'DELETE SELECT'), ('certificates', 'DELETE SELECT'), ('course_grants', 'SELECT'),
    ('courses', 'SELECT'), ('enrolments', 'DELETE SELECT'), ('lesson_progress', 'SELECT'), ('lessons', 'SELECT'),
    ('notes', 'DELETE SELECT'), ('saved_courses', 'DELETE SELECT')$$,
  'members have exactly these rights to whole tables'
);
select set_eq(
  $$select c.relname::text, g.privilege_type, string_agg(a.attname, ' ' order by a.attnum)
    from pg_class c join pg_attribute a on a.attrelid = c.oid cross join lateral aclexplode(a.attacl) g
    where c.relnamespace = 'public'::regnamespace and g.grantee = 'authenticated'::regrole group by 1, 2$$,
  $$values
    ('answers', 'INSERT', 'user_id block body'), ('answers', 'UPDATE', 'body'),
    ('enrolments', 'INSERT', 'user_id course_id'), ('enrolments', 'UPDATE', 'last_lesson last_lesson_at'),
    ('lesson_progress', 'INSERT', 'user_id course_id lesson'),
    ('notes', 'INSERT', 'user_id id lesson body'), ('notes', 'UPDATE', 'body'),
    ('saved_courses', 'INSERT', 'user_id course_id')$$,
  'members can write exactly these columns, and no time or revision'
);
select is_empty(
  $$select c.relname, g.privilege_type
    from pg_class c cross join lateral aclexplode(c.relacl) g
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and g.grantee = 'service_role'::regrole
      and g.privilege_type not in ('SELECT', 'INSERT', 'UPDATE', 'DELETE')$$,
  'the service role cannot truncate tables, which would bypass their triggers'
);

select * from finish();
rollback;
