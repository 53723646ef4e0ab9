/** Who sends a request; `unnamed` is signed in with a token that names nobody. */
export type Sender = 'ada' | 'carl' | 'anon' | 'service' | 'unnamed';

export interface Exchange {
  from: Sender;
  /** POST by default. */
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

/** An exchange as it is sent. */
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

/** Runs the functions: the emulator or a database. */
export interface Backend {
  addUsers(ids: readonly string[]): Promise<void>;
  /** Deletes only the accounts; their data must go with them. */
  removeUsers(ids: readonly string[]): Promise<void>;
  /** Does nothing for an account that was deleted. */
  grantCourse(userId: string, courseId: string): Promise<void>;
  send(call: Call): Promise<Answer>;
}
