/** A request the server refuses: thrown by the service, written in one of two shapes by the handlers. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Null where the server sends no code of its own. */
  readonly code: string | null;
  /** Only for a weak password: why it is weak. */
  readonly reasons: readonly string[] | null;

  constructor(status: number, code: string | null, text: string, reasons: readonly string[] | null = null) {
    super(text);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
  }
}

export function invalid(text: string): Refusal {
  return new Refusal(400, 'validation_failed', text);
}

export function unexpected(text: string): Refusal {
  return new Refusal(500, 'unexpected_failure', text);
}
