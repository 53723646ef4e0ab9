-- What the functions do.
begin;
set local search_path = public, extensions;
select plan(44);
select tests.arrange();
create temporary table c on commit drop as select * from tests.courses();
grant select on c to authenticated;
select tests.become('another');

-- enrol
select is((public.enrol((select free from c)) -> 'created')::text, 'true', 'anybody who is signed in can enrol in a free course');
select is((public.enrol((select free from c)) -> 'created')::text, 'false', 'enrolling a second time changes nothing');
select throws_ok($$select public.enrol((select paid from c))$$, 'PT402', 'Payment is not open yet. Nothing was charged.');
select throws_ok($$select public.enrol((select draft from c))$$, 'PT404', 'There is no such course.');
select throws_ok($$select public.enrol(null)$$, 'PT404', 'There is no such course.');
select throws_ok($$select public.save_course((select draft from c))$$, 'PT404', 'There is no such course.');
select tests.be_nobody();
select tests.become('service');
insert into public.course_grants (user_id, course_id) select tests.person('another'), granted from tests.courses();
select tests.become('another');
select is((public.enrol((select granted from c)) -> 'created')::text, 'true', 'a grant allows enrolling in a paid course');

-- record_progress
select is(
  public.record_progress('[{"type":"completed","lesson":"free-01"},{"type":"opened","lesson":"free-02","at":"2025-05-05T10:00:00Z"}]'),
  '{"changed":2,"unchanged":0}', 'events are recorded'
);
select is(
  public.record_progress('[{"type":"completed","lesson":"free-01"},{"type":"opened","lesson":"free-02","at":"2025-05-05T10:00:00Z"}]'),
  '{"changed":0,"unchanged":2}', 'sending a batch again changes nothing and says so'
);
select is(
  public.record_progress('[{"type":"opened","lesson":"free-01","at":"2025-05-05T09:00:00+00:00"}]'),
  '{"changed":0,"unchanged":1}', 'the later event counts, whichever arrives first'
);
select is(
  public.record_progress(jsonb_build_array(jsonb_build_object('type', 'opened', 'lesson', 'free-01', 'at', to_char(now() + interval '1 day', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')))),
  '{"changed":0,"unchanged":1}', 'an event from the future does not change the place'
);
select throws_ok(
  $$select public.record_progress('[{"type":"completed","lesson":"free-02"},{"type":"completed","lesson":"paid-01"}]')$$,
  '42501', 'You are not enrolled in the course of this lesson.'
);
select is_empty(
  $$select from public.lesson_progress where lesson = 'free-02'$$, 'a batch with a lesson of another course changes nothing at all'
);
select throws_ok($$select public.record_progress(null)$$, '22023', 'Events must be a list.');
select throws_ok($$select public.record_progress('{}')$$, '22023', 'Events must be a list.');
select throws_ok(
  $$select public.record_progress((select jsonb_agg(n) from generate_series(1, 201) n))$$,
  '22023', 'A batch holds at most 200 events.'
);
select throws_ok(format('select public.record_progress(%L)', events), '22023', 'An event is malformed.', format('the events %s are refused', events))
from (values
  ('[1]'), ('[{"type":"completed"}]'), ('[{"type":"passed","lesson":"free-01"}]'),
  ('[{"type":"opened","lesson":"free-01"}]'), ('[{"type":"opened","lesson":"free-01","at":"yesterday"}]'),
  ('[{"type":"opened","lesson":"free-01","at":"2025-02-30T00:00:00Z"}]')
) t (events);
select is(
  (select completed_at from public.lesson_progress where lesson = 'free-01'), now(), 'progress has the time of the server'
);

-- save_answers, save_note
select is(
  public.save_answers('[{"block":"a","body":"one","revision":0},{"block":"a","body":"one","revision":0},{"block":"a","body":"two","revision":1},{"block":"a","body":"three","revision":1}]'),
  '[{"block":"a","status":"saved","revision":1},{"block":"a","status":"unchanged","revision":1},{"block":"a","status":"saved","revision":2},{"block":"a","status":"conflict","revision":2,"body":"two"}]',
  'an answer based on an older revision gets the newer text back'
);
select throws_ok(
  $$select public.save_answers('[{"block":"b","body":"x","revision":0},{"block":"c","body":1,"revision":0}]')$$,
  '22023', 'An answer is malformed.'
);
select throws_ok(
  $$select public.save_answers(jsonb_build_array(jsonb_build_object('block', 'b', 'body', repeat('x', 10001), 'revision', 0)))$$,
  'PT413', 'An answer holds at most 10,000 characters.'
);
select is_empty($$select from public.answers where block = 'b'$$, 'if one answer is refused, the others of its batch are not saved either');
select lives_ok(
  $$select public.save_answers(jsonb_build_array(jsonb_build_object('block', 'b', 'body', repeat('ß', 10000), 'revision', 0)))$$,
  'the limit of 10,000 counts characters, not bytes'
);
select throws_ok(
  $$insert into public.answers (user_id, block, body) select tests.person('another'), 'many-' || n, '""' from generate_series(1, 999) n$$,
  'PT409', 'An account holds at most 1,000 answers.'
);
select throws_ok(
  $$select public.save_note(tests.person('owner'), 'free-01', repeat('x', 20001), 0)$$,
  'PT413', 'A note holds at most 20,000 characters.'
);
select throws_ok(
  $$select public.save_note(tests.person('owner'), 'draft-01', 'x', 0)$$, 'PT404', 'There is no such lesson.'
);

-- issue_certificate, verify_certificate
select throws_ok(
  $$select public.issue_certificate((select paid from c), 'Ada')$$, '42501', 'You are not enrolled in this course.'
);
select throws_ok(
  $$select public.issue_certificate((select free from c), 'Ada')$$, 'PT409', '1 required lesson is not done yet.'
);
select lives_ok(
  $$select public.record_progress('[{"type":"completed","lesson":"free-02"}]')$$, 'the last required lesson can be marked as done'
);
select throws_ok(
  $$select public.issue_certificate((select free from c), '  ')$$,
  '22023', 'Give the name that the certificate shows, in at most 200 characters.'
);
select tests.be_nobody();
select tests.become('service');
update public.lesson_progress set completed_at = case lesson
  when 'free-01' then timestamptz '2025-03-01 09:00Z' else timestamptz '2025-03-02 23:30Z' end
where user_id = tests.person('another');
select tests.be_nobody();
select tests.become('another');
create temporary table issued on commit drop as
  select public.issue_certificate((select free from c), ' Ada Winter ') as certificate;
select is(
  (select certificate - 'code' - 'issued_on' - 'finished_on' - 'course_id' from issued),
  '{"name":"Ada Winter","course_title":"A free course","instructor":"Somebody","lessons":["First","Second"],"minutes":30,"created":true}',
  'a certificate contains name, title, instructor, lessons and minutes'
);
select is(
  (select certificate ->> 'finished_on' from issued), '2025-03-02',
  'a certificate names the day of the last required lesson, whenever it is issued'
);

select set_config('tests.code', certificate ->> 'code', true) from issued;

select tests.be_nobody();
select tests.become('anonymous');
select is(
  public.verify_certificate(lower(regexp_replace(current_setting('tests.code'), '(.{4})(.{4})', '\1-\2 '))) ->> 'name',
  'Ada Winter', 'anybody with its code can read a certificate, however the code is typed'
);
select throws_ok($$select public.verify_certificate('0000')$$, 'PT404', 'No certificate has this code.');

-- leave_course, delete_my_learning
select tests.be_nobody();
select tests.become('another');
select public.leave_course((select free from c));
select is_empty($$select from public.lesson_progress$$, 'leaving a course removes its progress');
select isnt_empty($$select from public.answers$$, 'leaving a course keeps the answers');
select is(
  (public.issue_certificate((select free from c), 'X') - 'lessons')::text,
  ((select certificate from issued) - 'lessons' || '{"created":false}')::text,
  'issuing a certificate again, even after leaving, returns the first one'
);
select public.save_note(tests.person('another'), 'free-01', 'a note', 0);
select public.delete_my_learning();
select is(
  public.my_learning(true),
  jsonb_build_object(
    'enrolments', '[]'::jsonb, 'saved_courses', '[]'::jsonb, 'certificates', '[]'::jsonb, 'answers', '[]'::jsonb,
    'notes', '[]'::jsonb, 'granted_courses', jsonb_build_array((select granted from c))
  ),
  'deleting removes everything of a member but their grants'
);
select tests.be_nobody();
select isnt_empty(
  format('select from public.answers where user_id = %L', tests.person('owner')), 'deleting removes nothing of anybody else'
);

select * from finish();
rollback;
