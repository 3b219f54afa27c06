import type { CookieName, LoginResponse, User } from '@babelboard/wire';
import { ProblemError } from '../api/problem-error.js';
import { postJson } from '../api/request-json.js';

/** Who uses the page. `loading` until the browser knows; rendered pages are always that. */
export type Session =
  | { status: 'loading' | 'guest'; user: null; path: null }
  /** `path`: where a login leads when no page was saved. */
  | { status: 'user'; user: User; path: string };

/** Why somebody is a guest again. */
export type SessionEnd = 'refused' | 'unreachable' | 'expired' | 'lost' | 'signed-out';

export const LOADING: Session = { status: 'loading', user: null, path: null };
const GUEST: Session = { status: 'guest', user: null, path: null };
/** Readable cookies of a login; the token itself is not readable. */
const COOKIES = ['login_timestamp', 'email'] satisfies CookieName[];

let session: Session = LOADING;
/** The cookie that the session was loaded with: another one means another login. */
let loadedWith: string | null = null;
let channel: BroadcastChannel | null = null;
const listeners = new Set<() => void>();
const endListeners = new Set<(end: SessionEnd) => void>();

function show(next: Session): void {
  session = next;
  if (next.status === 'user') document.documentElement.dataset.signedIn = '';
  else delete document.documentElement.dataset.signedIn;
  for (const listener of listeners) listener();
}

function loginCookie(): string | null {
  return /(?:^|; )login_timestamp=([^;]+)/.exec(document.cookie)?.[1] ?? null;
}

function forgetCookies(): void {
  for (const name of COOKIES) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax`;
  }
}

function becomeGuest(end: SessionEnd | null): void {
  if (end !== 'unreachable') forgetCookies();
  loadedWith = null;
  show(GUEST);
  if (end !== null) for (const listener of endListeners) listener(end);
}

function receive({ user, path }: LoginResponse): void {
  loadedWith = loginCookie();
  show({ status: 'user', user, path });
}

/** Whether the server itself says that the token is worth nothing; anything else may be better in a minute. */
function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.status < 500 && error.status !== 429;
}

export const sessionStore = {
  snapshot: (): Session => session,

  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },

  /** Tells how a session ended, whichever tab ended it. */
  onEnd(listener: (end: SessionEnd) => void): () => void {
    endListeners.add(listener);
    return () => endListeners.delete(listener);
  },

  /** Asks the server who is signed in, if a cookie says that somebody is. */
  async load(): Promise<void> {
    if (loginCookie() === null) {
      becomeGuest(null);
      return;
    }
    try {
      receive(await postJson<LoginResponse>('/api/auth/loadUserWithToken', {}));
    } catch (error) {
      becomeGuest(isRefusal(error) ? 'refused' : 'unreachable');
    }
  },

  /** Asks the server what somebody who is signed in may do now. Where no answer comes, all stays as it was. */
  async askAgain(): Promise<void> {
    const asked = loadedWith;
    const answer = await postJson<LoginResponse>('/api/auth/loadUserWithToken', {}).catch(() => null);
    // Meanwhile somebody may have signed out, or in.
    if (answer !== null && session.status === 'user' && loadedWith === asked) receive(answer);
  },

  /** Follows what another tab, or the server, has done to the login. */
  async follow(): Promise<void> {
    const present = loginCookie();
    if (session.status === 'user' && Date.parse(session.user.token_expiration) <= Date.now()) becomeGuest('expired');
    else if (present === null && session.status === 'user') becomeGuest('signed-out');
    else if (present !== null && present !== loadedWith) await this.load();
  },

  /** Somebody has signed in: the server has set the cookies. */
  begin(answer: LoginResponse): void {
    receive(answer);
    channel?.postMessage('');
  },

  /** Something about the person is different now, as an answer said. */
  update(changes: Partial<User>): void {
    if (session.status === 'user') show({ ...session, user: { ...session.user, ...changes } });
  },

  /** Somebody has signed out or deleted the account. */
  end(): void {
    becomeGuest('signed-out');
    channel?.postMessage('');
  },

  /** The server no longer knows the session of who was signed in here. */
  endedByServer(): void {
    if (session.status === 'user') becomeGuest('lost');
  },

  /** Hears of the other tabs until the returned function is called. */
  listen(): () => void {
    const follow = () => void this.follow();
    const onVisible = () => document.visibilityState === 'visible' && follow();
    channel = new BroadcastChannel('session');
    channel.onmessage = follow;
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('online', follow);
    return () => {
      channel?.close();
      channel = null;
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('online', follow);
    };
  },
};
