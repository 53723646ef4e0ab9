type Row = Record<string, unknown>;

/** A migrated database on any driver. */
export interface Database {
  query(statement: string, parameters?: readonly (string | number | null)[]): Promise<Row[]>;
  /** The rows of each statement of a script, which is one transaction. */
  run(script: string): Promise<Row[][]>;
}
