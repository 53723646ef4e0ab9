-- What a learner has: courses enrolled in, lessons done, words written, certificates.
-- A hosted project grants everything in this schema to anon, authenticated and service_role by default, so
-- each table first takes all rights away and then gives the few that are meant, by name.
-- Percentages, counts and a mark for 'finished' are derived, never stored.

create table public.courses (
  id uuid primary key,
  slug text not null unique,
  title text not null,
  instructor text not null,
  price_cents integer not null check (price_cents >= 0),
  status text not null default 'published' check (status in ('draft', 'published', 'retired'))
);

-- Courses and lessons retire, but are never deleted; so no foreign key to them carries an index of its own.
create index courses_status_price_cents_idx on public.courses (status, price_cents);

create table public.lessons (
  course_id uuid not null references public.courses (id),
  slug text not null unique,
  position integer not null check (position > 0),
  title text not null,
  required boolean not null default true,
  minutes integer not null check (minutes > 0),
  primary key (course_id, slug),
  unique (course_id, position) deferrable
);

-- The door for payment: a row here lets one person enrol in a paid course. Only the service role writes it.
create table public.course_grants (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id),
  granted_at timestamptz not null default now(),
  primary key (user_id, course_id)
);

create table public.enrolments (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id),
  enrolled_at timestamptz not null default now(),
  last_lesson text,
  last_lesson_at timestamptz,
  primary key (user_id, course_id),
  foreign key (course_id, last_lesson) references public.lessons (course_id, slug),
  check ((last_lesson is null) = (last_lesson_at is null))
);

-- The foreign keys are the rule: only with an enrolment, and only lessons of that course.
create table public.lesson_progress (
  user_id uuid not null,
  course_id uuid not null,
  lesson text not null,
  completed_at timestamptz not null default now(),
  primary key (user_id, course_id, lesson),
  foreign key (user_id, course_id) references public.enrolments (user_id, course_id) on delete cascade,
  foreign key (course_id, lesson) references public.lessons (course_id, slug)
);

create table public.saved_courses (
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id),
  saved_at timestamptz not null default now(),
  primary key (user_id, course_id)
);

-- No numbers inside a body: jsonb would rewrite 1.0 or 1e5, and what somebody typed is to come back as typed.
create table public.answers (
  user_id uuid not null references auth.users (id) on delete cascade,
  block text not null check (length(block) <= 64 and block ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  body jsonb not null check (
    jsonb_typeof(body) in ('string', 'array', 'object')
    and not jsonb_path_exists(body, 'strict $.** ? (@.type() == "number")')
    and length(body #>> '{}') <= 10000
  ),
  revision integer not null default 1,
  updated_at timestamptz not null default now(),
  primary key (user_id, block)
);

-- The id is made by the client; with the user in the key nobody can learn whether an id is taken.
create table public.notes (
  user_id uuid not null references auth.users (id) on delete cascade,
  id uuid not null,
  lesson text not null references public.lessons (slug),
  body text not null check (length(body) <= 20000),
  revision integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- Facts are copied in, so that a lesson added later changes no old certificate.
create table public.certificates (
  code text primary key check (code ~ '^[0-9A-HJKMNP-TV-Z]{12}$'),
  user_id uuid not null references auth.users (id) on delete cascade,
  course_id uuid not null references public.courses (id),
  name text not null,
  course_title text not null,
  instructor text not null,
  lessons text[] not null,
  minutes integer not null,
  issued_on date not null,
  unique (user_id, course_id)
);

-- Counts and times that a client must not choose -------------------------------------------------------------

create function public.next_revision() returns trigger
language plpgsql security invoker set search_path = '' as $$
begin
  new.revision := old.revision + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger next_revision before update on public.answers
for each row execute function public.next_revision();

create trigger next_revision before update on public.notes
for each row execute function public.next_revision();

-- After the row is there: a trigger before it would also count rows that a conflict turns away.
create function public.limit_rows() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  held bigint;
begin
  execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
    into held using new.user_id;
  if held > 1000 then
    raise exception using errcode = 'PT409',
      message = format('An account holds at most 1,000 %s.', tg_table_name);
  end if;
  return null;
end
$$;

create trigger limit_rows after insert on public.answers
for each row execute function public.limit_rows();

create trigger limit_rows after insert on public.notes
for each row execute function public.limit_rows();

revoke all on function public.next_revision() from public, anon, authenticated, service_role;
revoke all on function public.limit_rows() from public, anon, authenticated, service_role;

-- Rights ------------------------------------------------------------------------------------------------------

alter table public.courses enable row level security;
alter table public.lessons enable row level security;
alter table public.course_grants enable row level security;
alter table public.enrolments enable row level security;
alter table public.lesson_progress enable row level security;
alter table public.saved_courses enable row level security;
alter table public.answers enable row level security;
alter table public.notes enable row level security;
alter table public.certificates enable row level security;

revoke all on table
  public.courses, public.lessons, public.course_grants, public.enrolments, public.lesson_progress,
  public.saved_courses, public.answers, public.notes, public.certificates
from public, anon, authenticated, service_role;

-- By column, where the server decides about the rest: times, revisions.
grant select on public.courses to authenticated;
grant select on public.lessons to authenticated;
grant select on public.course_grants to authenticated;
grant select, delete on public.enrolments to authenticated;
grant insert (user_id, course_id) on public.enrolments to authenticated;
grant update (last_lesson, last_lesson_at) on public.enrolments to authenticated;
grant select on public.lesson_progress to authenticated;
grant insert (user_id, course_id, lesson) on public.lesson_progress to authenticated;
grant select, delete on public.saved_courses to authenticated;
grant insert (user_id, course_id) on public.saved_courses to authenticated;
grant select, delete on public.answers to authenticated;
grant insert (user_id, block, body) on public.answers to authenticated;
grant update (body) on public.answers to authenticated;
grant select, delete on public.notes to authenticated;
grant insert (user_id, id, lesson, body) on public.notes to authenticated;
grant update (body) on public.notes to authenticated;
grant select, delete on public.certificates to authenticated;

grant select, insert, update, delete on table
  public.courses, public.lessons, public.course_grants, public.enrolments, public.lesson_progress,
  public.saved_courses, public.answers, public.notes, public.certificates
to service_role;

create policy "Members see courses that are no drafts" on public.courses
for select to authenticated using (status in ('published', 'retired'));

create policy "Members see the lessons of the courses they see" on public.lessons
for select to authenticated
using (exists (select from public.courses where courses.id = lessons.course_id));

create policy "Members see their own grants" on public.course_grants
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members see their own enrolments" on public.enrolments
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members enrol themselves in what is free or granted" on public.enrolments
for insert to authenticated
with check (
  (select auth.uid()) = user_id
  and exists (
    select from public.courses
    where courses.id = enrolments.course_id
      and courses.status = 'published'
      and (
        courses.price_cents = 0
        or exists (
          select from public.course_grants
          where course_grants.user_id = (select auth.uid()) and course_grants.course_id = courses.id
        )
      )
  )
);

create policy "Members move their own place" on public.enrolments
for update to authenticated
using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "Members leave their own courses" on public.enrolments
for delete to authenticated using ((select auth.uid()) = user_id);

create policy "Members see their own progress" on public.lesson_progress
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members record their own progress" on public.lesson_progress
for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "Members see what they saved" on public.saved_courses
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members save courses for themselves" on public.saved_courses
for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "Members unsave what they saved" on public.saved_courses
for delete to authenticated using ((select auth.uid()) = user_id);

create policy "Members see their own answers" on public.answers
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members write their own answers" on public.answers
for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "Members change their own answers" on public.answers
for update to authenticated
using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "Members delete their own answers" on public.answers
for delete to authenticated using ((select auth.uid()) = user_id);

create policy "Members see their own notes" on public.notes
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members write their own notes" on public.notes
for insert to authenticated with check ((select auth.uid()) = user_id);

create policy "Members change their own notes" on public.notes
for update to authenticated
using ((select auth.uid()) = user_id) with check ((select auth.uid()) = user_id);

create policy "Members delete their own notes" on public.notes
for delete to authenticated using ((select auth.uid()) = user_id);

create policy "Members see their own certificates" on public.certificates
for select to authenticated using ((select auth.uid()) = user_id);

create policy "Members delete their own certificates" on public.certificates
for delete to authenticated using ((select auth.uid()) = user_id);
