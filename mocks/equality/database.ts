type Row = Record<string, unknown>;

interface Session {
  query(statement: string, parameters?: readonly (string | number | null)[]): Promise<Row[]>;
  /** The rows of each statement of a script. */
  run(script: string): Promise<Row[][]>;
}

/** A migrated database, whatever runs it. */
export interface Database extends Session {
  /** Ends in a rollback when `work` rejects. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
}
