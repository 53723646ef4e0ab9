/** Who sends a request; `unnamed` is signed in with a token that names nobody. */
export type Sender = 'ada' | 'carl' | 'anon' | 'service' | 'unnamed';

export interface Exchange {
  from: Sender;
  /** POST unless it is said. */
  method?: string;
  name: string;
  /** Arguments in the address, without the question mark. */
  query?: string;
  /** Sent as JSON, unless it is text already. `{code}` stands for the certificate that was issued last. */
  body?: unknown;
  contentType?: string;
  accept?: string;
  prefer?: string;
}

/** An exchange with everything in it that goes over the wire. */
export interface Call {
  role: 'anon' | 'authenticated' | 'service_role';
  userId: string | null;
  method: string;
  name: string;
  query: string;
  body: string | null;
  contentType: string;
  accept: string | null;
  prefer: string | null;
}

export interface Answer {
  status: number;
  contentType: string | null;
  contentRange: string | null;
  authenticate: string | null;
  applied: string | null;
  text: string;
}

/** A place in which the functions can be called: the emulator, or a database. */
export interface Backend {
  addUsers(ids: readonly string[]): Promise<void>;
  /** Deletes the accounts, and nothing else by hand. */
  removeUsers(ids: readonly string[]): Promise<void>;
  /** Does nothing for an account that was deleted. */
  grantCourse(userId: string, courseId: string): Promise<void>;
  send(call: Call): Promise<Answer>;
}
