import { may } from '@babelboard/identity';
import { Settings } from '@babelboard/platform';
import { type CanActivate, type ExecutionContext, HttpStatus, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request, Response } from 'express';
import { Refusal } from '../../problems/refusal.js';
import { SessionCookies } from '../session-cookies.js';
import { ACCESS, type Access, ASKED_OF_GUEST, type AskedOfGuest, FROM_ANY_SITE } from './access.decorator.js';
import { readCredentials } from './credentials.js';
import type { SessionRequest } from './current-session.decorator.js';
import { isForeignWrite, isWrite } from './foreign-origin.js';
import { OPEN_WHILE_SUSPENDED } from './open-while-suspended.decorator.js';
import { RequestSessions } from './request-sessions.js';
import { Roles } from './roles.js';

/** What is done in the name of a company, which it may not while it is suspended; its members read on. */
const FOR_A_COMPANY: readonly Access[] = ['company:work', 'company:manage'];

/** Stands before every handler. What says nothing about who may come in lets nobody in. */
@Injectable()
export class AccessGuard implements CanActivate {
  private readonly ownOrigin: string;
  private readonly cookies: SessionCookies;

  constructor(
    private readonly reflector: Reflector,
    private readonly sessions: RequestSessions,
    private readonly roles: Roles,
    settings: Settings,
  ) {
    this.ownOrigin = new URL(settings.baseUrl).origin;
    this.cookies = new SessionCookies(settings.baseUrl.startsWith('https:'));
  }

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<SessionRequest>();
    const response = context.switchToHttp().getResponse<Response>();
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (!this.reflector.get<boolean | undefined>(FROM_ANY_SITE, context.getHandler())) {
      this.refuseForeignWrites(request);
    }
    request.session = await this.sessions.of(request);
    if (access === 'public') {
      return true;
    }
    response.set('Cache-Control', 'no-store');
    if (request.session === null) {
      this.forgetEndedSession(request, response);
      const asked = this.reflector.get<AskedOfGuest>(ASKED_OF_GUEST, context.getHandler());
      throw new Refusal(HttpStatus.UNAUTHORIZED, 'NOT_SIGNED_IN', { asked });
    }
    const { role, member } = await this.roles.of(request.session);
    request.member = member;
    if (access === undefined || !may(role, access)) {
      throw new Refusal(HttpStatus.FORBIDDEN, 'NOT_ALLOWED', { asked: 'call' });
    }
    if (
      member?.suspended &&
      FOR_A_COMPANY.includes(access) &&
      isWrite(request) &&
      !this.isOpenWhileSuspended(context)
    ) {
      throw new Refusal(HttpStatus.FORBIDDEN, 'COMPANY_SUSPENDED');
    }
    return true;
  }

  private isOpenWhileSuspended(context: ExecutionContext): boolean {
    return this.reflector.get<boolean | undefined>(OPEN_WHILE_SUSPENDED, context.getHandler()) ?? false;
  }

  private refuseForeignWrites(request: Request): void {
    const credentials = readCredentials(request);
    if (!isWrite(request) || credentials?.kind === 'bearer') {
      return;
    }
    const origins = { fetchSite: request.get('sec-fetch-site'), origin: request.get('origin') };
    if (isForeignWrite(origins, credentials !== null, this.ownOrigin)) {
      throw new Refusal(HttpStatus.FORBIDDEN, 'FOREIGN_ORIGIN');
    }
  }

  /** The page cannot clear the cookie of the token itself. */
  private forgetEndedSession(request: Request, response: Response): void {
    if (readCredentials(request)?.kind === 'cookie') {
      this.cookies.clear(response);
    }
  }
}
