import { Agent, request } from 'node:http';

/** One attempt to log in. */
export interface LoginAttempt {
  email: string;
  password: string;
  /** What the proxy would say where it comes from. */
  address: string;
}

export interface LoginOutcome {
  status: number;
  /** From the first byte sent to the last one read. */
  ms: number;
}

/** Logs in over connections that stay open. */
export class LoginClient {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(private readonly url: string) {}

  /** Sends one attempt by the plain client of Node, which adds less of its own time than `fetch`. */
  logIn({ email, password, address }: LoginAttempt): Promise<LoginOutcome> {
    const body = JSON.stringify({ email, password });
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      'X-Forwarded-For': address,
    };
    return new Promise((resolve, reject) => {
      const start = performance.now();
      const sent = request(`${this.url}/api/auth/login`, { method: 'POST', agent: this.agent, headers }, (response) => {
        response.resume();
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, ms: performance.now() - start }));
      });
      sent.once('error', reject);
      sent.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

/** The n-th of sixteen million addresses, each a household of its own to the limits. */
export function nthAddress(n: number): string {
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}
