import { type AuthenticatedSession, Sessions } from '@babelboard/identity';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { readCredentials } from './credentials.js';

/** Whose request it is: asked once a request, by the guard or by whoever serves without Nest. */
@Injectable()
export class RequestSessions {
  private readonly known = new WeakMap<Request, Promise<AuthenticatedSession | null>>();

  constructor(private readonly sessions: Sessions) {}

  /** The session that the request's credentials mean; null for a guest, and where a session has ended. */
  of(request: Request): Promise<AuthenticatedSession | null> {
    const known = this.known.get(request) ?? this.authenticate(request);
    this.known.set(request, known);
    return known;
  }

  /** The same, looked at anew: a request may take minutes to come in, and its session end meanwhile. */
  again(request: Request): Promise<AuthenticatedSession | null> {
    this.known.delete(request);
    return this.of(request);
  }

  private async authenticate(request: Request): Promise<AuthenticatedSession | null> {
    const credentials = readCredentials(request);
    return credentials === null ? null : this.sessions.authenticate(credentials.token, credentials.email);
  }
}
