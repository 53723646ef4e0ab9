/** A refusal of the database: thrown by the rules, written as JSON by the handlers. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
  /** Five characters, such as `42501`. */
  readonly code: string;
  readonly details: string | null;

  constructor(code: string, message: string, { details = null }: { details?: string | null } = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
