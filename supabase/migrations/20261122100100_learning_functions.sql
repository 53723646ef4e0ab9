-- The only way the app uses: POST /rest/v1/rpc/<name>. Policies and foreign keys do the guarding; a function
-- checks first so that a refusal is a sentence. PTnnn becomes the HTTP status nnn.

create function public.enrol(course uuid) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  learner constant uuid := (select auth.uid());
  since timestamptz;
  created boolean;
begin
  select e.enrolled_at into since from public.enrolments e
  where e.user_id = learner and e.course_id = course;
  if found then
    return jsonb_build_object('course_id', course, 'enrolled_at', since, 'created', false);
  end if;
  if not exists (select from public.courses c where c.id = course and c.status = 'published') then
    raise exception using errcode = 'PT404', message = 'There is no such course.';
  end if;
  if not exists (select from public.courses c where c.id = course and c.price_cents = 0)
    and not exists (select from public.course_grants g where g.user_id = learner and g.course_id = course)
  then
    raise exception using errcode = 'PT402', message = 'Payment is not open yet. Nothing was charged.';
  end if;
  insert into public.enrolments (user_id, course_id) values (learner, course) on conflict do nothing;
  created := found;
  select e.enrolled_at into since from public.enrolments e
  where e.user_id = learner and e.course_id = course;
  return jsonb_build_object('course_id', course, 'enrolled_at', since, 'created', created);
end
$$;

-- Takes the ticks of the course along. Answers, notes and a certificate stay.
create function public.leave_course(course uuid) returns void
language sql volatile security invoker set search_path = '' as $$
  delete from public.enrolments e where e.user_id = (select auth.uid()) and e.course_id = leave_course.course;
$$;

create function public.save_course(course uuid) returns void
language plpgsql volatile security invoker set search_path = '' as $$
begin
  if not exists (select from public.courses c where c.id = course and c.status = 'published') then
    raise exception using errcode = 'PT404', message = 'There is no such course.';
  end if;
  insert into public.saved_courses (user_id, course_id) values ((select auth.uid()), course)
  on conflict do nothing;
end
$$;

create function public.unsave_course(course uuid) returns void
language sql volatile security invoker set search_path = '' as $$
  delete from public.saved_courses s where s.user_id = (select auth.uid()) and s.course_id = unsave_course.course;
$$;

create function public.my_learning(with_texts boolean default false) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'enrolments', (
      select coalesce(jsonb_agg(
        to_jsonb(e) - 'user_id' || jsonb_build_object('progress', (
          select coalesce(jsonb_agg(
            jsonb_build_object('lesson', p.lesson, 'completed_at', p.completed_at) order by p.lesson collate "C"
          ), '[]')
          from public.lesson_progress p where p.user_id = e.user_id and p.course_id = e.course_id
        ))
        order by e.enrolled_at, e.course_id
      ), '[]')
      from public.enrolments e where e.user_id = (select auth.uid())
    ),
    'saved_courses', (
      select coalesce(jsonb_agg(to_jsonb(s) - 'user_id' order by s.saved_at, s.course_id), '[]')
      from public.saved_courses s where s.user_id = (select auth.uid())
    ),
    'certificates', (
      select coalesce(jsonb_agg(to_jsonb(c) - 'user_id' order by c.issued_on, c.code collate "C"), '[]')
      from public.certificates c where c.user_id = (select auth.uid())
    ),
    'granted_courses', (
      select coalesce(jsonb_agg(g.course_id order by g.course_id), '[]')
      from public.course_grants g where g.user_id = (select auth.uid())
    )
  ) || case when with_texts then jsonb_build_object(
    'answers', (
      select coalesce(jsonb_agg(to_jsonb(a) - 'user_id' order by a.block collate "C"), '[]')
      from public.answers a where a.user_id = (select auth.uid())
    ),
    'notes', (
      select coalesce(jsonb_agg(to_jsonb(n) - 'user_id' order by n.created_at, n.id), '[]')
      from public.notes n where n.user_id = (select auth.uid())
    )
  ) else '{}' end;
$$;

-- One transaction: a batch with one wrong event changes nothing. Taken again, a batch changes nothing and says so.
create function public.record_progress(events jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  learner constant uuid := (select auth.uid());
  event jsonb;
  place integer;
  changed integer := 0;
  affected integer;
begin
  if jsonb_typeof(events) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'Events must be a list.';
  end if;
  if jsonb_array_length(events) > 200 then
    raise exception using errcode = '22023', message = 'A batch holds at most 200 events.';
  end if;

  for event, place in select e.value, e.ordinality from jsonb_array_elements(events) with ordinality e loop
    begin
      if (
        jsonb_typeof(event) = 'object'
        and jsonb_typeof(event -> 'lesson') = 'string'
        and (
          event -> 'type' = '"completed"'
          or event -> 'type' = '"opened"'
            and jsonb_typeof(event -> 'at') = 'string'
            and event ->> 'at' ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$'
            and (event ->> 'at')::timestamptz is not null
        )
      ) is not true then
        raise data_exception;
      end if;
    exception when data_exception then
      raise exception using errcode = '22023', message = 'An event is malformed.', detail = 'Event ' || place;
    end;
  end loop;

  select e.ordinality into place from jsonb_array_elements(events) with ordinality e
  where not exists (
    select from public.lessons l join public.enrolments n on n.course_id = l.course_id
    where l.slug = e.value ->> 'lesson' and n.user_id = learner
  )
  order by e.ordinality limit 1;
  if found then
    raise exception using errcode = '42501',
      message = 'You are not enrolled in the course of this lesson.', detail = 'Event ' || place;
  end if;

  -- Two tabs that send the same events in another order would otherwise wait for each other.
  perform pg_advisory_xact_lock(hashtextextended(learner::text, 0));

  for event in select e.value from jsonb_array_elements(events) with ordinality e order by e.ordinality loop
    if event ->> 'type' = 'completed' then
      insert into public.lesson_progress (user_id, course_id, lesson)
      select learner, l.course_id, l.slug from public.lessons l where l.slug = event ->> 'lesson'
      on conflict do nothing;
    else
      -- The later event wins. A clock that runs ahead would pin the place for good, so it moves nothing.
      update public.enrolments n
      set last_lesson = event ->> 'lesson', last_lesson_at = (event ->> 'at')::timestamptz
      from public.lessons l
      where l.slug = event ->> 'lesson' and n.course_id = l.course_id and n.user_id = learner
        and (event ->> 'at')::timestamptz > coalesce(n.last_lesson_at, '-infinity')
        and (event ->> 'at')::timestamptz <= now() + interval '5 minutes';
    end if;
    get diagnostics affected = row_count;
    changed := changed + affected;
  end loop;
  return jsonb_build_object('changed', changed, 'unchanged', jsonb_array_length(events) - changed);
end
$$;

-- A revision says which text the writer had before them. Whoever had an older one gets the newer text back and
-- nothing is overwritten.
create function public.save_answers(answers jsonb) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  learner constant uuid := (select auth.uid());
  answer jsonb;
  place integer;
  held record;
  result jsonb := '[]';
begin
  if jsonb_typeof(answers) is distinct from 'array' then
    raise exception using errcode = '22023', message = 'Answers must be a list.';
  end if;
  if jsonb_array_length(answers) > 200 then
    raise exception using errcode = '22023', message = 'A batch holds at most 200 answers.';
  end if;

  for answer, place in select e.value, e.ordinality from jsonb_array_elements(answers) with ordinality e loop
    if (
      jsonb_typeof(answer) = 'object'
      and jsonb_typeof(answer -> 'block') = 'string'
      and length(answer ->> 'block') <= 64
      and answer ->> 'block' ~ '^[a-z0-9]+(-[a-z0-9]+)*$'
      and jsonb_typeof(answer -> 'body') in ('string', 'array', 'object')
      and not jsonb_path_exists(answer -> 'body', 'strict $.** ? (@.type() == "number")')
      and case when jsonb_typeof(answer -> 'revision') = 'number' then
        (answer ->> 'revision')::numeric between 0 and 2147483647
        and (answer ->> 'revision')::numeric % 1 = 0
      end
    ) is not true then
      raise exception using errcode = '22023', message = 'An answer is malformed.', detail = 'Answer ' || place;
    end if;
    if length(answer #>> '{body}') > 10000 then
      raise exception using errcode = 'PT413',
        message = 'An answer holds at most 10,000 characters.', detail = 'Answer ' || place;
    end if;
  end loop;

  perform pg_advisory_xact_lock(hashtextextended(learner::text, 0));

  for answer in select e.value from jsonb_array_elements(answers) with ordinality e order by e.ordinality loop
    update public.answers a set body = answer -> 'body'
    where a.user_id = learner and a.block = answer ->> 'block'
      and a.revision = (answer ->> 'revision')::numeric and a.body <> answer -> 'body'
    returning 'saved' as status, a.revision, a.body into held;
    if not found then
      insert into public.answers (user_id, block, body) values (learner, answer ->> 'block', answer -> 'body')
      on conflict do nothing
      returning 'saved' as status, answers.revision, answers.body into held;
    end if;
    if not found then
      select case when a.body = answer -> 'body' then 'unchanged' else 'conflict' end as status, a.revision, a.body
      into held from public.answers a where a.user_id = learner and a.block = answer ->> 'block';
    end if;
    result := result || jsonb_build_array(
      jsonb_build_object('block', answer ->> 'block', 'status', held.status, 'revision', held.revision)
      || case when held.status = 'conflict' then jsonb_build_object('body', held.body) else '{}' end
    );
  end loop;
  return result;
end
$$;

-- Asks for no enrolment: a note that arrives after its course was left is kept all the same.
create function public.save_note(note uuid, lesson text, body text, revision integer) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
declare
  learner constant uuid := (select auth.uid());
  held record;
begin
  if note is null or save_note.body is null or (save_note.revision >= 0) is not true then
    raise exception using errcode = '22023', message = 'A note is malformed.';
  end if;
  if length(save_note.body) > 20000 then
    raise exception using errcode = 'PT413', message = 'A note holds at most 20,000 characters.';
  end if;

  update public.notes n set body = save_note.body
  where n.user_id = learner and n.id = note
    and n.revision = save_note.revision and n.body <> save_note.body
  returning 'saved' as status, n.revision, n.body into held;
  -- A note that is there keeps its lesson, whatever is sent, and counts for no limit again.
  if not found and not exists (select from public.notes n where n.user_id = learner and n.id = note) then
    if not exists (select from public.lessons l where l.slug = save_note.lesson) then
      raise exception using errcode = 'PT404', message = 'There is no such lesson.';
    end if;
    insert into public.notes (user_id, id, lesson, body)
    values (learner, note, save_note.lesson, save_note.body)
    on conflict do nothing
    returning 'saved' as status, notes.revision, notes.body into held;
  end if;
  if not found then
    select case when n.body = save_note.body then 'unchanged' else 'conflict' end as status, n.revision, n.body
    into held from public.notes n where n.user_id = learner and n.id = note;
  end if;
  return jsonb_build_object('id', note, 'status', held.status, 'revision', held.revision)
    || case when held.status = 'conflict' then jsonb_build_object('body', held.body) else '{}' end;
end
$$;

create function public.delete_note(note uuid) returns void
language sql volatile security invoker set search_path = '' as $$
  delete from public.notes n where n.user_id = (select auth.uid()) and n.id = delete_note.note;
$$;

-- Definer: members may not write certificates. It counts for itself what is missing.
create function public.issue_certificate(course uuid, name text) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
declare
  learner constant uuid := (select auth.uid());
  shown constant text := btrim(issue_certificate.name);
  alphabet constant text := '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  random constant bytea := decode(replace(gen_random_uuid()::text, '-', ''), 'hex');
  held public.certificates;
  missing integer;
  required integer;
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

  -- Of a random uuid's bytes only 6 and 8 are partly fixed; of the others five bits make one character.
  insert into public.certificates
    (code, user_id, course_id, name, course_title, instructor, lessons, minutes, issued_on)
  select
    (select string_agg(substr(alphabet, (get_byte(random, i) & 31) + 1, 1), '')
      from unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) i),
    learner, course, shown, c.title, c.instructor,
    array_agg(l.title order by l.position), sum(l.minutes), (now() at time zone 'UTC')::date
  from public.courses c join public.lessons l on l.course_id = c.id and l.required
  where c.id = course group by c.id
  on conflict on constraint certificates_user_id_course_id_key do nothing;
  created := found;

  -- Of calls that race one writes; the others find its row.
  select * into held from public.certificates c where c.user_id = learner and c.course_id = course;
  return to_jsonb(held) - 'user_id' || jsonb_build_object('created', created);
end
$$;

-- Definer: anybody with a code may read that one certificate, and nobody may read the table.
create function public.verify_certificate(code text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  held public.certificates;
begin
  select * into held from public.certificates c
  where c.code = upper(translate(verify_certificate.code, '- ', ''));
  if not found then
    raise exception using errcode = 'PT404', message = 'No certificate has this code.';
  end if;
  return to_jsonb(held) - 'user_id';
end
$$;

create function public.export_my_learning() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select public.my_learning(true) || jsonb_build_object('format', 1, 'exported_at', now());
$$;

-- Grants stay: they say what was paid for, not what was learned.
create function public.delete_my_learning() returns void
language sql volatile security invoker set search_path = '' as $$
  delete from public.enrolments e where e.user_id = (select auth.uid());
  delete from public.saved_courses s where s.user_id = (select auth.uid());
  delete from public.answers a where a.user_id = (select auth.uid());
  delete from public.notes n where n.user_id = (select auth.uid());
  delete from public.certificates c where c.user_id = (select auth.uid());
$$;

revoke all on function
  public.enrol(uuid), public.leave_course(uuid), public.save_course(uuid), public.unsave_course(uuid),
  public.my_learning(boolean), public.record_progress(jsonb), public.save_answers(jsonb),
  public.save_note(uuid, text, text, integer), public.delete_note(uuid), public.issue_certificate(uuid, text),
  public.verify_certificate(text), public.export_my_learning(), public.delete_my_learning()
from public, anon, authenticated, service_role;

grant execute on function public.enrol(uuid) to authenticated;
grant execute on function public.leave_course(uuid) to authenticated;
grant execute on function public.save_course(uuid) to authenticated;
grant execute on function public.unsave_course(uuid) to authenticated;
grant execute on function public.my_learning(boolean) to authenticated;
grant execute on function public.record_progress(jsonb) to authenticated;
grant execute on function public.save_answers(jsonb) to authenticated;
grant execute on function public.save_note(uuid, text, text, integer) to authenticated;
grant execute on function public.delete_note(uuid) to authenticated;
grant execute on function public.issue_certificate(uuid, text) to authenticated;
grant execute on function public.verify_certificate(text) to anon, authenticated, service_role;
grant execute on function public.export_my_learning() to authenticated;
grant execute on function public.delete_my_learning() to authenticated;
