interface Details {
  /** Only for a weak password: why it is weak. */
  reasons?: readonly string[] | null;
  /** Only for a refresh: whose token it was, if known. */
  holder?: TokenHolder | null;
}

/** Whose refresh token it is. */
export interface TokenHolder {
  userId: string;
  sessionId: string | null;
}

/** A request the server refuses: thrown by the service, written in one of two shapes by the handlers. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
  readonly status: number;
  /** Null where the server sends no code of its own. */
  readonly code: string | null;
  readonly reasons: readonly string[] | null;
  readonly holder: TokenHolder | null;

  constructor(
    status: number,
    code: string | null,
    text: string,
    { reasons = null, holder = null }: Details = {},
  ) {
    super(text);
    this.status = status;
    this.code = code;
    this.reasons = reasons;
    this.holder = holder;
  }
}

/** A failure that the server does not handle: its answer has neither a cause nor an error id. */
export class UnhandledFailure extends Refusal {
  override readonly name = 'UnhandledFailure';

  constructor() {
    super(500, null, 'Unexpected failure, please check server logs for more information');
  }
}

/** A refusal in the shape of OAuth, whatever shape the caller asked for. */
export class OAuthRefusal extends Refusal {
  override readonly name = 'OAuthRefusal';
  readonly error: string;

  constructor(error: string, description: string) {
    super(400, null, description);
    this.error = error;
  }
}

export function signupDisabled(): Refusal {
  return new Refusal(422, 'signup_disabled', 'Signups not allowed for this instance');
}

export function invalid(text: string): Refusal {
  return new Refusal(400, 'validation_failed', text);
}

export function unexpected(text: string): Refusal {
  return new Refusal(500, 'unexpected_failure', text);
}

export function emailTaken(): Refusal {
  return new Refusal(422, 'email_exists', 'A user with this email address has already been registered');
}
