import type { BrowserProof } from '@babelboard/identity';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { RequestSessions } from './access/request-sessions.js';
import { RegistrationCookie } from './registration-cookie.js';

/** What a request shows about whose browser it comes from. */
@Injectable()
export class BrowserProofs {
  constructor(
    private readonly sessions: RequestSessions,
    private readonly cookie: RegistrationCookie,
  ) {}

  /** An operator who sees the product as somebody is not that person. */
  async of(request: Request): Promise<BrowserProof> {
    const session = await this.sessions.of(request);
    const signedInAs = session === null || session.method === 'support' ? null : session.accountId;
    return { signedInAs, secrets: this.cookie.read(request) };
  }
}
