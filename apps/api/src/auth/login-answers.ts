import { type AuthenticatedSession, HandOffAdmin, LogOut, Sessions } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import type { LoginResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Request, Response } from 'express';
import { RequestSessions } from './access/request-sessions.js';
import { SessionCookies } from './session-cookies.js';
import { SignedInUsers } from './signed-in-users.js';

/** The end of every way in: password, passkey, another site's account, an operator's code. */
@Injectable()
export class LoginAnswers {
  readonly cookies: SessionCookies;

  constructor(
    private readonly sessions: Sessions,
    private readonly requests: RequestSessions,
    private readonly users: SignedInUsers,
    private readonly commands: CommandBus,
    settings: Settings,
  ) {
    this.cookies = new SessionCookies(settings.baseUrl.startsWith('https:'));
  }

  /** Puts a session that was just opened in the place of the one that the browser had, which ends, and tells who is signed in. */
  async give(request: Request, response: Response, opened: { token: string; email: string }): Promise<LoginResponse> {
    const former = await this.requests.of(request);
    const session = await this.sessions.authenticate(opened.token, opened.email);
    if (session === null) {
      throw new Error('A session that was just opened is not there');
    }
    if (former !== null) {
      const successor = former.accountId === session.accountId ? session.sessionId : null;
      await this.commands.execute(new LogOut(former.accountId, former.sessionId, successor));
    }
    this.cookies.set(response, { ...opened, createdAt: session.createdAt });
    response.set('Cache-Control', 'no-store');
    const { user, ...answer } = await this.users.present(session);
    return { ...answer, path: await this.pathFor(session, answer.path), user: { ...user, token: opened.token } };
  }

  /** Admins go on in their dashboard, which may be another site. */
  private async pathFor(session: AuthenticatedSession, path: string): Promise<string> {
    return session.accountType === 'admin' ? this.commands.execute(new HandOffAdmin(session)) : path;
  }
}
