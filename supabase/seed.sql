-- For a local project only (`supabase start`, `supabase db reset`): Ada and Carl with their passwords of the emulator,
-- analytical-engine and course-creator. Here, unlike there, they learn: Ada has done 4 of 9 lessons, Carl has finished a course.

insert into auth.users (
  instance_id, id, aud, role, email, encrypted_password, email_confirmed_at,
  confirmation_token, recovery_token, email_change, email_change_token_new,
  raw_app_meta_data, raw_user_meta_data, created_at, updated_at
)
select
  '00000000-0000-0000-0000-000000000000', id, 'authenticated', 'authenticated', email, password, now(),
  '', '', '', '', '{"provider": "email", "providers": ["email"]}', metadata, now(), now()
from (values
  ('ada00000-0000-4000-8000-000000000001'::uuid, 'ada@aiclub.example',
    '$2a$10$bPqn2mAdTspcoic4Xp.Rn.JU1GJYuCE5tP1N9cqAaPgrBQwJNxQAe',
    '{"firstName": "Ada", "lastName": "Winter", "accountType": "student"}'::jsonb),
  ('ca510000-0000-4000-8000-000000000002', 'carl@aiclub.example',
    '$2a$10$KpPkaT42ru3yeWQKBi7kneLABJ02jjNIrYbkLsAG8lW5o9vAzxQk.',
    '{"firstName": "Carl", "lastName": "Berger", "accountType": "creator"}')
) seeded (id, email, password, metadata);

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at)
select id::text, id, jsonb_build_object('sub', id, 'email', email, 'email_verified', true), 'email', now(), now()
from auth.users where email in ('ada@aiclub.example', 'carl@aiclub.example');

insert into public.enrolments (user_id, course_id, last_lesson, last_lesson_at) values
  ('ada00000-0000-4000-8000-000000000001', 'd4c7677b-9c1c-575e-a6a9-bd066167a630', 'start-here-ai-05', now()),
  ('ca510000-0000-4000-8000-000000000002', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-08', now());

insert into public.lesson_progress (user_id, course_id, lesson)
select 'ada00000-0000-4000-8000-000000000001', course_id, slug from public.lessons
where course_id = 'd4c7677b-9c1c-575e-a6a9-bd066167a630' and position <= 4;

insert into public.lesson_progress (user_id, course_id, lesson)
select 'ca510000-0000-4000-8000-000000000002', course_id, slug from public.lessons
where course_id = 'd7860bff-a73b-5a33-958d-911e3af9adc1';

insert into public.saved_courses (user_id, course_id) values
  ('ada00000-0000-4000-8000-000000000001', '90b728ae-ebae-58b6-a2eb-c77d707fbd55');
