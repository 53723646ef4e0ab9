-- The limits of an account hold for calls that come at the same time, too: each waits for the one before it to end,
-- and counts the rows of that one along. It is the lock that save_answers takes; other accounts wait for nobody.

create or replace function public.limit_rows() returns trigger
language plpgsql security invoker set search_path = '' as $$
declare
  held bigint;
begin
  perform pg_advisory_xact_lock(hashtextextended(new.user_id::text, 0));
  execute format('select count(*) from %I.%I where user_id = $1', tg_table_schema, tg_table_name)
    into held using new.user_id;
  if held > 1000 then
    raise exception using errcode = 'PT409',
      message = format('An account holds at most 1,000 %s.', tg_table_name);
  end if;
  return null;
end
$$;
