import { Learners } from './learning/learners';
import type {
  Bucket,
  Flow,
  Identity,
  LinkOwner,
  Mail,
  MailTokenKind,
  OAuthState,
  RefreshToken,
  Rows,
  Session,
  SigningKey,
  User,
} from './rows';

const mailboxSize = 200;
/** Browser storage is small, and nobody uses tokens or flows older than these. */
const rememberedTokens = 500;
const rememberedFlows = 1000;

function dropOldest(map: Map<string, unknown>, size: number): void {
  for (const key of map.keys()) {
    if (map.size <= size) return;
    map.delete(key);
  }
}

/** The emulator's database. Every look-up is by key, so that cost does not grow with the number of accounts. */
export class Tables {
  readonly users = new Map<string, User>();
  readonly sessions = new Map<string, Session>();
  readonly links = new Map<string, LinkOwner>();
  readonly oauthStates = new Map<string, OAuthState>();
  readonly buckets = new Map<string, Bucket>();
  readonly learners = new Learners();
  mails: Mail[] = [];
  signingKeys: SigningKey[] = [];

  readonly #userByEmail = new Map<string, string>();
  readonly #userByIdentity = new Map<string, string>();
  readonly #ownersByIdentityEmail = new Map<string, Map<Identity, string>>();
  readonly #sessionsByUser = new Map<string, Set<string>>();
  readonly #tokens = new Map<string, { session: Session; row: RefreshToken }>();
  readonly #linksByUser = new Map<string, Set<string>>();
  readonly #flows = new Map<string, Flow>();
  readonly #newestFlow = new Map<string, string>();

  static from(rows: Rows): Tables {
    const tables = new Tables();
    for (const user of rows.users) tables.addUser(user);
    for (const session of rows.sessions) tables.addSession(session);
    for (const flow of rows.flows) tables.addFlow(flow);
    for (const [hash, { userId, kind }] of rows.links) tables.addLink(hash, userId, kind);
    for (const [state, remembered] of rows.oauthStates) tables.oauthStates.set(state, remembered);
    for (const [key, bucket] of rows.buckets) tables.buckets.set(key, bucket);
    tables.mails = rows.mails;
    tables.signingKeys = rows.signingKeys;
    for (const learner of rows.learners ?? []) tables.learners.put(learner);
    return tables;
  }

  rows(clockOffset: number): Rows {
    return {
      version: 1,
      users: [...this.users.values()],
      sessions: [...this.sessions.values()],
      flows: [...this.#flows.values()],
      oauthStates: [...this.oauthStates],
      mails: this.mails,
      links: [...this.links],
      buckets: [...this.buckets],
      signingKeys: this.signingKeys,
      learners: this.learners.list(),
      clockOffset,
    };
  }

  addUser(user: User): void {
    this.users.set(user.id, user);
    if (user.email !== '') this.#userByEmail.set(user.email, user.id);
    for (const identity of user.identities) this.addIdentity(user, identity);
  }

  addIdentity(user: User, identity: Identity): void {
    if (!user.identities.includes(identity)) user.identities.push(identity);
    this.#userByIdentity.set(`${identity.provider}:${identity.providerId}`, user.id);
    this.#addIdentityEmail(user, identity);
  }

  changeIdentityEmail(user: User, identity: Identity, email: string): void {
    this.#ownersByIdentityEmail.get(identity.email)?.delete(identity);
    identity.email = email;
    this.#addIdentityEmail(user, identity);
  }

  removeIdentity(user: User, identity: Identity): void {
    user.identities = user.identities.filter((other) => other !== identity);
    this.#userByIdentity.delete(`${identity.provider}:${identity.providerId}`);
    this.#ownersByIdentityEmail.get(identity.email)?.delete(identity);
  }

  userByEmail(email: string): User | undefined {
    return this.#find(this.#userByEmail.get(email.toLowerCase()));
  }

  /** Users with an identity of an address, even if the account's own address has changed. */
  usersByIdentityEmail(email: string): User[] {
    const ids = new Set(this.#ownersByIdentityEmail.get(email.toLowerCase())?.values());
    return [...ids].flatMap((id) => this.users.get(id) ?? []);
  }

  /** The user who already has an address; the server looks at identities before accounts. */
  findDuplicate(email: string, except?: User): User | undefined {
    return this.usersByIdentityEmail(email).find((user) => user !== except) ?? this.userByEmail(email);
  }

  userByIdentity(provider: string, providerId: string): User | undefined {
    return this.#find(this.#userByIdentity.get(`${provider}:${providerId}`));
  }

  changeEmail(user: User, email: string): void {
    this.#userByEmail.delete(user.email);
    user.email = email;
    this.#userByEmail.set(email, user.id);
  }

  removeUser(user: User): void {
    for (const session of this.sessionsOf(user)) this.removeSession(session);
    this.removeLinksOf(user);
    for (const flow of this.#flows.values()) if (flow.userId === user.id) this.removeFlow(flow);
    for (const identity of user.identities) this.removeIdentity(user, identity);
    this.learners.remove(user.id);
    this.#userByEmail.delete(user.email);
    this.users.delete(user.id);
  }

  addSession(session: Session): void {
    this.sessions.set(session.id, session);
    const ids = this.#sessionsByUser.get(session.userId) ?? new Set();
    this.#sessionsByUser.set(session.userId, ids.add(session.id));
    for (const row of session.refreshTokens) this.#tokens.set(row.token, { session, row });
  }

  addRefreshToken(session: Session, row: RefreshToken): void {
    session.refreshTokens.push(row);
    this.#tokens.set(row.token, { session, row });
    if (session.refreshTokens.length <= rememberedTokens) return;
    const [oldest] = session.refreshTokens.splice(0, 1);
    if (oldest) this.#tokens.delete(oldest.token);
  }

  removeSession(session: Session): void {
    for (const { token } of session.refreshTokens) this.#tokens.delete(token);
    this.#sessionsByUser.get(session.userId)?.delete(session.id);
    this.sessions.delete(session.id);
  }

  sessionsOf(user: User): Session[] {
    const ids = this.#sessionsByUser.get(user.id) ?? [];
    return [...ids].flatMap((id) => this.sessions.get(id) ?? []);
  }

  refreshToken(token: string): { session: Session; row: RefreshToken } | undefined {
    return this.#tokens.get(token);
  }

  addLink(hash: string, userId: string, kind: MailTokenKind): void {
    this.links.set(hash, { userId, kind });
    const hashes = this.#linksByUser.get(userId) ?? new Set();
    this.#linksByUser.set(userId, hashes.add(hash));
  }

  linksOf(user: User): { hash: string; kind: MailTokenKind }[] {
    const hashes = this.#linksByUser.get(user.id) ?? [];
    return [...hashes].flatMap((hash) => {
      const owner = this.links.get(hash);
      return owner ? [{ hash, kind: owner.kind }] : [];
    });
  }

  removeLinksOf(user: User, kinds?: readonly MailTokenKind[]): void {
    for (const { hash, kind } of this.linksOf(user)) {
      if (kinds && !kinds.includes(kind)) continue;
      this.links.delete(hash);
      this.#linksByUser.get(user.id)?.delete(hash);
    }
  }

  addFlow(flow: Flow): void {
    this.#flows.set(flow.authCode, flow);
    this.#newestFlow.set(`${flow.userId}:${flow.method}`, flow.authCode);
    dropOldest(this.#flows, rememberedFlows);
  }

  addOAuthState(state: string, remembered: OAuthState): void {
    this.oauthStates.set(state, remembered);
    dropOldest(this.oauthStates, rememberedFlows);
  }

  flow(authCode: string): Flow | undefined {
    return this.#flows.get(authCode);
  }

  newestFlow(user: User, method: string): Flow | undefined {
    const authCode = this.#newestFlow.get(`${user.id}:${method}`);
    return authCode === undefined ? undefined : this.#flows.get(authCode);
  }

  removeFlow(flow: Flow): void {
    this.#flows.delete(flow.authCode);
  }

  /** Keeps the newest mails only, so that a long-lived mailbox does not fill the browser's storage. */
  addMail(mail: Mail): void {
    this.mails.push(mail);
    if (this.mails.length > mailboxSize) this.mails.splice(0, this.mails.length - mailboxSize);
  }

  #addIdentityEmail(user: User, identity: Identity): void {
    const owners = this.#ownersByIdentityEmail.get(identity.email) ?? new Map();
    this.#ownersByIdentityEmail.set(identity.email, owners.set(identity, user.id));
  }

  #find(id: string | undefined): User | undefined {
    return id === undefined ? undefined : this.users.get(id);
  }
}
