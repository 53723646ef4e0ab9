import type { Session } from './database';

const typeNames = new Map([
  ['bool', 'boolean'],
  ['int2', 'number'],
  ['int4', 'number'],
  ['int8', 'number'],
  ['float8', 'number'],
  ['numeric', 'number'],
  ['json', 'Json'],
  ['jsonb', 'Json'],
  ['void', 'undefined'],
]);

/** The TypeScript type of a database type in PostgREST's answers; dates, uuids and the like are strings. */
function typeOf(name: string): string {
  if (name.startsWith('_')) return `${typeOf(name.slice(1))}[]`;
  return typeNames.get(name) ?? 'string';
}

/** An object type, always broken into lines, as Prettier leaves it. */
function block(fields: readonly string[], depth: number): string {
  const indent = '  '.repeat(depth);
  return `{\n${fields.map((field) => `${indent}  ${field};\n`).join('')}${indent}}`;
}

const nothing = (depth: number) => block(['[_ in never]: never'], depth);

interface Column {
  relation: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
}

const columnsQuery = `
  select c.relname::text as relation, a.attname::text as name, t.typname::text as type,
    not a.attnotnull as "isNullable", a.atthasdef or a.attidentity <> '' as "hasDefault"
  from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  join pg_type t on t.oid = a.atttypid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  order by c.relname, a.attname`;

interface Relationship {
  relation: string;
  name: string;
  columns: string;
  referenced: string;
  referencedColumns: string;
  isOneToOne: boolean;
}

const relationshipsQuery = `
  select f.conrelid::regclass::text as relation, f.conname::text as name, f.confrelid::regclass::text as referenced,
    (select string_agg(a.attname, ' ' order by k.n) from unnest(f.conkey) with ordinality k (attnum, n)
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.attnum) as columns,
    (select string_agg(a.attname, ' ' order by k.n) from unnest(f.confkey) with ordinality k (attnum, n)
      join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.attnum) as "referencedColumns",
    exists (select from pg_constraint u where u.conrelid = f.conrelid and u.contype in ('p', 'u')
      and u.conkey <@ f.conkey and u.conkey @> f.conkey) as "isOneToOne"
  from pg_constraint f join pg_class r on r.oid = f.confrelid
  where f.contype = 'f' and f.connamespace = 'public'::regnamespace and r.relnamespace = 'public'::regnamespace
  order by f.conname`;

interface Argument {
  routine: string;
  returns: string;
  name: string | null;
  type: string | null;
  hasDefault: boolean | null;
}

const argumentsQuery = `
  select f.proname::text as routine, r.typname::text as returns, f.proargnames[a.n] as name,
    t.typname::text as type, a.n > f.pronargs - f.pronargdefaults as "hasDefault"
  from pg_proc f
  join pg_type r on r.oid = f.prorettype
  left join lateral unnest(f.proargtypes::oid[]) with ordinality a (type, n) on true
  left join pg_type t on t.oid = a.type
  where f.pronamespace = 'public'::regnamespace and r.typname not in ('trigger', 'event_trigger')
  order by f.proname, f.proargnames[a.n]`;

const field = (name: string, isOptional: boolean, type: string) => `${name}${isOptional ? '?' : ''}: ${type}`;

const quoted = (names: string) =>
  `[${names
    .split(' ')
    .map((name) => `'${name}'`)
    .join(', ')}]`;

function tableType(columns: readonly Column[], relationships: readonly Relationship[]): string {
  const fields = (isOptional: (column: Column) => boolean) =>
    block(
      columns.map((column) =>
        field(column.name, isOptional(column), typeOf(column.type) + (column.isNullable ? ' | null' : '')),
      ),
      4,
    );
  const listed = relationships.map(
    (relationship) =>
      `          ${block(
        [
          `foreignKeyName: '${relationship.name}'`,
          `columns: ${quoted(relationship.columns)}`,
          `isOneToOne: ${relationship.isOneToOne}`,
          `referencedRelation: '${relationship.referenced}'`,
          `referencedColumns: ${quoted(relationship.referencedColumns)}`,
        ],
        5,
      )},\n`,
  );
  return block(
    [
      `Row: ${fields(() => false)}`,
      `Insert: ${fields(({ isNullable, hasDefault }) => isNullable || hasDefault)}`,
      `Update: ${fields(() => true)}`,
      `Relationships: [${listed.length > 0 ? `\n${listed.join('')}        ` : ''}]`,
    ],
    3,
  );
}

function functionType(parameters: readonly Argument[]): string {
  const given = parameters.flatMap(({ name, type, hasDefault }) =>
    name && type ? [field(name, hasDefault === true, typeOf(type))] : [],
  );
  const returns = typeOf(parameters[0]?.returns ?? 'void');
  return block([`Args: ${given.length > 0 ? block(given, 4) : 'never'}`, `Returns: ${returns}`], 3);
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** The types of a migrated database in the shape of `supabase gen types typescript`, without its helper types. */
export async function databaseTypes({ query }: Session): Promise<string> {
  const columns = await query<Column>(columnsQuery);
  const relationships = await query<Relationship>(relationshipsQuery);
  const parameters = await query<Argument>(argumentsQuery);
  const tables = [...groupBy(columns, ({ relation }) => relation)].map(
    ([name, own]) =>
      `${name}: ${tableType(
        own,
        relationships.filter(({ relation }) => relation === name),
      )}`,
  );
  const functions = [...groupBy(parameters, ({ routine }) => routine)].map(
    ([name, own]) => `${name}: ${functionType(own)}`,
  );
  const schema = block(
    [
      `Tables: ${block(tables, 2)}`,
      `Views: ${nothing(2)}`,
      `Functions: ${block(functions, 2)}`,
      `Enums: ${nothing(2)}`,
      `CompositeTypes: ${nothing(2)}`,
    ],
    1,
  );
  return `\
// Made from the migrations by npm run generate:database.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = ${block([`public: ${schema}`], 0)};
`;
}
