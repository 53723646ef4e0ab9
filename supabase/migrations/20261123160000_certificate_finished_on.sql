-- A certificate names the day on which the last required lesson was done, which need not be the day of its issue.

alter table public.certificates add column finished_on date;

update public.certificates c set finished_on = coalesce(
  (
    select (max(p.completed_at) at time zone 'UTC')::date
    from public.lesson_progress p
    join public.lessons l on l.course_id = p.course_id and l.slug = p.lesson and l.required
    where p.user_id = c.user_id and p.course_id = c.course_id
  ),
  c.issued_on
);

alter table public.certificates alter column finished_on set not null;

create or replace function public.issue_certificate(course uuid, name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  learner constant uuid := (select auth.uid());
  shown constant text := btrim(issue_certificate.name);
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random constant bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  held public.certificates;
  missing integer;
  required integer;
  finished date;
  created boolean;
begin
  select * into held from public.certificates c where c.user_id = learner and c.course_id = course;
  if found then
    return to_jsonb(held) - 'user_id' || jsonb_build_object('created', false);
  end if;
  if not exists (select from public.enrolments e where e.user_id = learner and e.course_id = course) then
    raise exception using errcode = '42501', message = 'You are not enrolled in this course.';
  end if;

  select count(*), count(*) filter (where not exists (
    select from public.lesson_progress p
    where p.user_id = learner and p.course_id = l.course_id and p.lesson = l.slug
  ))
  into required, missing from public.lessons l where l.course_id = course and l.required;
  if required = 0 then
    raise exception using errcode = 'PT409', message = 'This course has no certificate.';
  end if;
  if missing > 0 then
    raise exception using errcode = 'PT409', message = case missing
      when 1 then '1 required lesson is not done yet.'
      else missing || ' required lessons are not done yet.' end;
  end if;
  if (length(shown) between 1 and 200 and shown !~ '[\u0001-\u001f\u007f-\u009f]') is not true then
    raise exception using errcode = '22023',
      message = 'Give the name that the certificate shows, in at most 200 characters.';
  end if;

  select (max(p.completed_at) at time zone 'UTC')::date into finished
  from public.lesson_progress p
  join public.lessons l on l.course_id = p.course_id and l.slug = p.lesson and l.required
  where p.user_id = learner and p.course_id = course;

  -- Of a random uuid's bytes only 6 and 8 are partly fixed; of the others five bits make one character.
  insert into public.certificates
    (code, user_id, course_id, name, course_title, instructor, lessons, minutes, issued_on, finished_on)
  select
    (select string_agg(substr(alphabet, (get_byte(random, i) & 31) + 1, 1), '')
      from unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) i),
    learner, course, shown, c.title, c.instructor,
    array_agg(l.title order by l.position), sum(l.minutes), (now() at time zone 'UTC')::date, finished
  from public.courses c join public.lessons l on l.course_id = c.id and l.required
  where c.id = course group by c.id
  on conflict on constraint certificates_user_id_course_id_key do nothing;
  created := found;

  -- Of calls that race one writes; the others find its row.
  select * into held from public.certificates c where c.user_id = learner and c.course_id = course;
  return to_jsonb(held) - 'user_id' || jsonb_build_object('created', created);
end
$$;
