import { Injectable } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OPENID, OpenidStrategy } from './openid.strategy.js';
import type { ReturnedPerson } from './returned-person.js';

/**
 * Asks Passport inside a handler, where limits were counted and parameters checked: a guard of Nest would come before both, and
 * answers a failure with 401, not with the login page.
 */
@Injectable()
export class SocialPassport {
  constructor(private readonly strategy: OpenidStrategy) {}

  /**
   * Sends the browser to the provider, or takes it in when it comes back.
   * @returns who came back; undefined when the answer is sent, a redirect to the provider
   * @throws SocialFailure, and what the way there met otherwise
   */
  authenticate(request: Request, response: Response): Promise<ReturnedPerson | undefined> {
    return new Promise((resolve, reject) => {
      response.once('close', () => resolve(undefined));
      const done = (error: unknown, person?: ReturnedPerson | false) =>
        error || !person ? reject(error ?? new Error('Passport gave nobody')) : resolve(person);
      this.strategy.passport.authenticate(OPENID, { session: false }, done)(request, response, reject);
    });
  }
}
