import { type Clock, createClock } from './clock';
import { FaultBook } from './faults';
import type { JsonMap } from './json';
import { generateSigningKey, type KeyRing, presentKey, readToken, signToken, verifyToken } from './jwt';
import type { Project } from './project';
import { createRandom, type Random } from './random';
import { hostedDefaults, type Settings } from './settings';
import type { Mail, Rows, SigningKey, User } from './rows';
import { Tables } from './tables';

/** Where the data is kept between requests. Both calls are synchronous, so that tabs cannot interleave. */
export interface StoragePort {
  read(): string | null;
  write(text: string): void;
}

export interface EmulatorOptions {
  settings?: Partial<Settings>;
  /** Fills an empty database, at the start and on every reset. */
  seed?: (project: Project) => void;
  /** Milliseconds since 1970. */
  trueTime?: () => number;
}

function isRows(value: unknown): value is Rows {
  return typeof value === 'object' && value !== null && 'version' in value && value.version === 1;
}

/** The server: its data, its settings, its clock, its mailbox and its faults. It speaks no HTTP; handlers do. */
export class Emulator {
  readonly faults = new FaultBook(() => this.#announce());
  readonly clock: Clock;
  readonly #random: Random = createRandom();
  readonly #seed: (project: Project) => void;
  #initialSettings: Settings;
  #settings: Settings;
  readonly #listeners = new Set<() => void>();
  #tables = new Tables();
  #storage: StoragePort | null = null;
  #epoch = 0;
  /** The stored text that the tables in memory correspond to. */
  #known: string | null = null;

  constructor({ settings = {}, seed = () => {}, trueTime }: EmulatorOptions = {}) {
    this.#initialSettings = { ...hostedDefaults, ...settings };
    this.#settings = this.#initialSettings;
    this.clock = createClock(trueTime);
    this.#seed = seed;
    this.#seed(this.#project());
  }

  get settings(): Readonly<Settings> {
    return this.#settings;
  }

  /** Changes with each reset. */
  get epoch(): number {
    return this.#epoch;
  }

  /** Resets everything, to settings that later resets return to. */
  start(settings: Partial<Settings>): void {
    this.#initialSettings = { ...hostedDefaults, ...settings };
    this.reset();
  }

  configure(changes: Partial<Settings>): void {
    this.#settings = { ...this.#settings, ...changes };
  }

  /** Keeps the data elsewhere from now on, starting with what is stored there. */
  connect(storage: StoragePort): void {
    this.#storage = storage;
    this.#known = null;
    this.transact(() => {});
  }

  /** Runs one request's reads and writes without interruption. */
  transact<T>(work: (project: Project) => T): T {
    this.#load();
    try {
      return work(this.#project());
    } finally {
      this.#save();
    }
  }

  /** Forgets every account, mail, fault and setting, and seeds again. */
  reset(): void {
    this.#epoch += 1;
    this.#settings = this.#initialSettings;
    this.faults.clear();
    this.clock.reset();
    this.clear();
  }

  /** Forgets the data only. */
  clear(): void {
    this.#tables = new Tables();
    this.#seed(this.#project());
    this.#save();
  }

  /** Calls back after every change. Returns how to unsubscribe. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Loads what another tab wrote. */
  refresh(): void {
    this.transact(() => {});
    this.#announce();
  }

  /** Every mail sent, newest first. */
  mails(): readonly Mail[] {
    return this.transact(({ tables }) => tables.mails.toReversed());
  }

  lastMail(to: string): Mail | undefined {
    return this.mails().find((mail) => mail.to === to.toLowerCase());
  }

  users(): readonly Readonly<User>[] {
    return this.transact(({ tables }) => [...tables.users.values()]);
  }

  async sign(claims: JsonMap): Promise<string> {
    return signToken(claims, await this.#keyRing());
  }

  async readToken(token: string): Promise<JsonMap> {
    this.#load();
    return readToken(token, await this.#keyRing(), this.clock.now() / 1_000_000);
  }

  /** The claims of a token that the project signed, expired or not. */
  async verifyToken(token: string): Promise<JsonMap> {
    this.#load();
    return verifyToken(token, await this.#keyRing());
  }

  /** The public keys; none in a project that signs with a shared secret. */
  async publicKeys(): Promise<JsonMap[]> {
    const { keys } = await this.#keyRing();
    return keys.map(presentKey);
  }

  #project(): Project {
    return { tables: this.#tables, settings: this.#settings, clock: this.clock, random: this.#random };
  }

  async #keyRing(): Promise<KeyRing> {
    const { signingAlgorithm: algorithm, jwtSecret: secret } = this.#settings;
    const keys = algorithm === 'HS256' ? [] : [await this.#signingKey(algorithm)];
    return { algorithm, secret, keys, subtle: globalThis.crypto.subtle };
  }

  async #signingKey(algorithm: SigningKey['algorithm']): Promise<SigningKey> {
    const find = ({ tables }: Project) => tables.signingKeys.find((key) => key.algorithm === algorithm);
    const stored = this.transact(find);
    if (stored) return stored;
    const made = await generateSigningKey(algorithm, this.#random.uuid(), globalThis.crypto.subtle);
    return this.transact((project) => {
      const other = find(project);
      if (!other) project.tables.signingKeys.push(made);
      return other ?? made;
    });
  }

  #load(): void {
    const text = this.#storage?.read() ?? null;
    if (this.#storage === null || text === this.#known) return;
    this.#known = text;
    const rows = text === null ? null : parseRows(text);
    if (rows) {
      this.#tables = Tables.from(rows);
      this.clock.advance((rows.clockOffset - this.clock.offset) / 1000);
    } else {
      this.#tables = new Tables();
      this.#seed(this.#project());
    }
  }

  #save(): void {
    if (this.#storage === null) return;
    const text = JSON.stringify(this.#tables.rows(this.clock.offset));
    if (text === this.#known) return;
    this.#known = text;
    this.#storage.write(text);
    this.#announce();
  }

  #announce(): void {
    for (const listener of this.#listeners) listener();
  }
}

function parseRows(text: string): Rows | null {
  try {
    const stored: unknown = JSON.parse(text);
    return isRows(stored) ? stored : null;
  } catch {
    return null;
  }
}
