import type { ChangedProfileResponse, ProfileResponse } from '@babelboard/wire';
import { makeAccount, type TestAccount } from '../../support/accounts.js';
import type { TestApi } from '../../support/api.js';
import { takeEvents } from '../../support/outbox.js';

/** What a call answered; of errors, too. */
// biome-ignore lint/suspicious/noExplicitAny: each test names what it looks at, and the schemas look at the whole.
export type Answer = { status: number; headers: Headers; body: any };

/** A candidate who calls the API. */
export class ProfileOwner {
  private constructor(
    private readonly api: TestApi,
    readonly account: TestAccount,
  ) {}

  static async arrive(api: TestApi, { verified = true } = {}): Promise<ProfileOwner> {
    return new ProfileOwner(api, await makeAccount(api.app, 'candidate', { verified }));
  }

  /** @param path below /api/candidates/ */
  async call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const form = body instanceof FormData;
    const response = await fetch(`${this.api.url}/api/candidates/${path}`, {
      method,
      headers: {
        ...this.account.bearer,
        ...(body === undefined || form ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text.startsWith('{') ? JSON.parse(text) : text };
  }

  async profile(headers: Record<string, string> = {}): Promise<ProfileResponse> {
    return (await this.call('GET', 'profile', undefined, headers)).body;
  }

  /** What a change answers of the profile. @throws Error where it was refused */
  async change(method: string, path: string, body: unknown): Promise<ChangedProfileResponse['user']> {
    const answer = await this.call(method, path, body);
    if (answer.status !== 200) {
      throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body.user;
  }
}

/** Parts of the profile of which events told since the last call. */
export async function changedParts(api: TestApi, owner: ProfileOwner): Promise<unknown[]> {
  const events = await takeEvents(api.app);
  const own = events.filter(({ type, payload }) => {
    return type === 'candidates.profile-changed.v1' && payload.accountId === owner.account.id;
  });
  return own.map(({ payload }) => payload.part);
}

export const messageOf = ({ body }: Answer): string | undefined => body.toasts?.[0]?.options.message;

/** Status, code and the fields of a refusal. */
export const refusalOf = ({ status, body }: Answer) => [
  status,
  body.code,
  (body.errors ?? []).map(({ path }: { path: string }) => path),
];
