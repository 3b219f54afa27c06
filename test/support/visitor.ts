import { parseSetCookie } from 'cookie';

export interface Answer<T = Record<string, never>> {
  status: number;
  headers: Headers;
  body: T;
  setCookies: ReturnType<typeof parseSetCookie>[];
}

/** Somebody with a browser: keeps cookies and says where its writes come from. `address` counts where a proxy is believed. */
export class Visitor {
  readonly cookies = new Map<string, string>();

  constructor(
    readonly url: string,
    readonly address?: string,
  ) {}

  /**
   * Asks and keeps the cookies of the answer.
   * @param headers an undefined one is not sent: `{ Origin: undefined }`
   */
  async call<T = Record<string, never>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string | undefined> = {},
  ): Promise<Answer<T>> {
    const all = {
      ...(method === 'GET' ? {} : { Origin: new URL(this.url).origin }),
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(this.address === undefined ? {} : { 'X-Forwarded-For': this.address }),
      ...(this.cookies.size === 0
        ? {}
        : { Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
      ...headers,
    };
    const sent = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== undefined);
    const response = await fetch(this.url + path, {
      method,
      headers: sent,
      redirect: 'manual',
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const setCookies = response.headers.getSetCookie().map((line) => parseSetCookie(line));
    for (const { name, value, maxAge, expires } of setCookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() < Date.now());
      if (gone) this.cookies.delete(name);
      else this.cookies.set(name, encodeURIComponent(value ?? ''));
    }
    const text = await wholeText(response);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      setCookies,
      body: (isJson ? JSON.parse(text) : { text }) as T,
    };
  }

  logIn(email: string, password: string) {
    return this.call<{ user: { token: string; id: number }; route: string; path: string }>('POST', '/api/auth/login', {
      email,
      password,
    });
  }
}

/** What follows news never ends: its head says enough. */
async function wholeText(response: Response): Promise<string> {
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true) {
    await response.body?.cancel();
    return '';
  }
  return response.text();
}
