-- Made from the users of the emulator (mocks/seedUsers.ts) by npm run generate:database.
-- For a local project only (`supabase start`, `supabase db reset`).

insert into auth.users (instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, confirmation_token, recovery_token, email_change, email_change_token_new, raw_app_meta_data, raw_user_meta_data, created_at, updated_at) values
  ('00000000-0000-0000-0000-000000000000', 'ada00000-0000-4000-8000-000000000001', 'authenticated', 'authenticated', 'ada@aiclub.example', extensions.crypt('analytical-engine', extensions.gen_salt('bf')), now(), '', '', '', '', '{"provider":"email","providers":["email"]}', '{"firstName":"Ada","lastName":"Winter","accountType":"student","sub":"ada00000-0000-4000-8000-000000000001","email":"ada@aiclub.example","email_verified":true,"phone_verified":false}', now(), now()),
  ('00000000-0000-0000-0000-000000000000', 'ca510000-0000-4000-8000-000000000002', 'authenticated', 'authenticated', 'carl@aiclub.example', extensions.crypt('course-creator', extensions.gen_salt('bf')), now(), '', '', '', '', '{"provider":"email","providers":["email"]}', '{"firstName":"Carl","lastName":"Berger","accountType":"creator","sub":"ca510000-0000-4000-8000-000000000002","email":"carl@aiclub.example","email_verified":true,"phone_verified":false}', now(), now()),
  ('00000000-0000-0000-0000-000000000000', '00a00000-0000-4000-8000-000000000003', 'authenticated', 'authenticated', 'una@aiclub.example', extensions.crypt('not-yet-confirmed', extensions.gen_salt('bf')), null, '', '', '', '', '{"provider":"email","providers":["email"]}', '{"firstName":"Una","lastName":"Marsh","accountType":"student","sub":"00a00000-0000-4000-8000-000000000003","email":"una@aiclub.example","email_verified":false,"phone_verified":false}', now(), now()),
  ('00000000-0000-0000-0000-000000000000', '1e0a0000-0000-4000-8000-000000000004', 'authenticated', 'authenticated', 'lena@aiclub.example', extensions.crypt('four-lessons-done', extensions.gen_salt('bf')), now(), '', '', '', '', '{"provider":"email","providers":["email"]}', '{"firstName":"Lena","lastName":"Frost","accountType":"student","sub":"1e0a0000-0000-4000-8000-000000000004","email":"lena@aiclub.example","email_verified":true,"phone_verified":false}', now(), now()),
  ('00000000-0000-0000-0000-000000000000', '03a40000-0000-4000-8000-000000000005', 'authenticated', 'authenticated', 'omar@aiclub.example', extensions.crypt('every-lesson-done', extensions.gen_salt('bf')), now(), '', '', '', '', '{"provider":"email","providers":["email"]}', '{"firstName":"Omar","lastName":"Reyes","accountType":"student","sub":"03a40000-0000-4000-8000-000000000005","email":"omar@aiclub.example","email_verified":true,"phone_verified":false}', now(), now());

insert into auth.identities (provider_id, user_id, identity_data, provider, created_at, updated_at) values
  ('ada00000-0000-4000-8000-000000000001', 'ada00000-0000-4000-8000-000000000001', '{"firstName":"Ada","lastName":"Winter","accountType":"student","sub":"ada00000-0000-4000-8000-000000000001","email":"ada@aiclub.example","email_verified":true,"phone_verified":false}', 'email', now(), now()),
  ('ca510000-0000-4000-8000-000000000002', 'ca510000-0000-4000-8000-000000000002', '{"firstName":"Carl","lastName":"Berger","accountType":"creator","sub":"ca510000-0000-4000-8000-000000000002","email":"carl@aiclub.example","email_verified":true,"phone_verified":false}', 'email', now(), now()),
  ('00a00000-0000-4000-8000-000000000003', '00a00000-0000-4000-8000-000000000003', '{"firstName":"Una","lastName":"Marsh","accountType":"student","sub":"00a00000-0000-4000-8000-000000000003","email":"una@aiclub.example","email_verified":false,"phone_verified":false}', 'email', now(), now()),
  ('1e0a0000-0000-4000-8000-000000000004', '1e0a0000-0000-4000-8000-000000000004', '{"firstName":"Lena","lastName":"Frost","accountType":"student","sub":"1e0a0000-0000-4000-8000-000000000004","email":"lena@aiclub.example","email_verified":true,"phone_verified":false}', 'email', now(), now()),
  ('03a40000-0000-4000-8000-000000000005', '03a40000-0000-4000-8000-000000000005', '{"firstName":"Omar","lastName":"Reyes","accountType":"student","sub":"03a40000-0000-4000-8000-000000000005","email":"omar@aiclub.example","email_verified":true,"phone_verified":false}', 'email', now(), now());

insert into public.enrolments (user_id, course_id, enrolled_at, last_lesson, last_lesson_at) values
  ('1e0a0000-0000-4000-8000-000000000004', 'd4c7677b-9c1c-575e-a6a9-bd066167a630', now() - interval '5 days', 'start-here-ai-04', now() - interval '1 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', now() - interval '9 days', 'start-here-business-08', now() - interval '1 days');

insert into public.lesson_progress (user_id, course_id, lesson, completed_at) values
  ('1e0a0000-0000-4000-8000-000000000004', 'd4c7677b-9c1c-575e-a6a9-bd066167a630', 'start-here-ai-01', now() - interval '4 days'),
  ('1e0a0000-0000-4000-8000-000000000004', 'd4c7677b-9c1c-575e-a6a9-bd066167a630', 'start-here-ai-02', now() - interval '3 days'),
  ('1e0a0000-0000-4000-8000-000000000004', 'd4c7677b-9c1c-575e-a6a9-bd066167a630', 'start-here-ai-03', now() - interval '2 days'),
  ('1e0a0000-0000-4000-8000-000000000004', 'd4c7677b-9c1c-575e-a6a9-bd066167a630', 'start-here-ai-04', now() - interval '1 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-01', now() - interval '8 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-02', now() - interval '7 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-03', now() - interval '6 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-04', now() - interval '5 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-05', now() - interval '4 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-06', now() - interval '3 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-07', now() - interval '2 days'),
  ('03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'start-here-business-08', now() - interval '1 days');

insert into public.answers (user_id, block, body, revision, updated_at) values
  ('1e0a0000-0000-4000-8000-000000000004', 'sha-02-f', '"It guesses the next word, again and again, from what it has read."', 1, now() - interval '1 days'),
  ('1e0a0000-0000-4000-8000-000000000004', 'sha-03-g', '"The names of the fields around our village."', 1, now() - interval '1 days'),
  ('03a40000-0000-4000-8000-000000000005', 'shb-01-g', '"The hour in which I explain things to customers."', 1, now() - interval '1 days'),
  ('03a40000-0000-4000-8000-000000000005', 'shb-08-d', '"Six people who pay me for one evening a month."', 1, now() - interval '1 days'),
  ('03a40000-0000-4000-8000-000000000005', 'shb-08-e', '"At most 400, and never below 100 in the account."', 1, now() - interval '1 days');

insert into public.notes (user_id, id, lesson, body, revision, created_at, updated_at) values
  ('1e0a0000-0000-4000-8000-000000000004', gen_random_uuid(), 'start-here-ai-04', 'Ask Mara whether her phone sorts photos the same way.', 1, now() - interval '1 days', now() - interval '1 days'),
  ('03a40000-0000-4000-8000-000000000005', gen_random_uuid(), 'start-here-business-08', 'Talk to the bookkeeper before the end of the quarter.', 1, now() - interval '1 days', now() - interval '1 days');

insert into public.certificates (code, user_id, course_id, name, course_title, instructor, lessons, minutes, issued_on, finished_on) values
  ('7K3M9QXW2B4D', '03a40000-0000-4000-8000-000000000005', 'd7860bff-a73b-5a33-958d-911e3af9adc1', 'Omar Reyes', 'Start Here: Is a Creator Business Right for You?', 'Dawit Tessema', array['What a creator business looks like on a Tuesday', 'Hours: finding time you really have', 'Money: a six-month cash estimate', 'Habits that outlast motivation', 'Services, products, membership or sponsorship', 'Where AI helps and where it adds work', 'Talking to the people you live with', 'Your one-page plan with a stop date'], 185, ((now()) at time zone 'UTC')::date, ((now() - interval '1 days') at time zone 'UTC')::date);
