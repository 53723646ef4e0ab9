import type { Database } from './database';

interface Parameter {
  name: string;
  type: string;
  isRequired: boolean;
}

/** A function as PostgREST's schema cache knows it. */
export interface Routine {
  name: string;
  parameters: readonly Parameter[];
  isVolatile: boolean;
  isVoid: boolean;
}

const catalogQuery = `
  select p.proname as name, p.provolatile = 'v' as volatile, p.prorettype = 'void'::regtype as void,
    coalesce((
      select json_agg(json_build_object(
        'name', p.proargnames[a.place], 'type', format_type(a.type, null),
        'isRequired', a.place <= p.pronargs - p.pronargdefaults
      ) order by a.place)
      from unnest(p.proargtypes::oid[]) with ordinality a (type, place)
    ), '[]')::text as parameters
  from pg_catalog.pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_catalog.pg_depend d where d.objid = p.oid and d.deptype = 'e')`;

/** The functions of a database, from its own catalogue. */
export async function readRoutines(database: Database): Promise<Routine[]> {
  const rows = await database.query(catalogQuery);
  return rows.map(({ name, volatile, void: isVoid, parameters }) => {
    const listed: Parameter[] = JSON.parse(String(parameters));
    return { name: String(name), parameters: listed, isVolatile: volatile === true, isVoid: isVoid === true };
  });
}
