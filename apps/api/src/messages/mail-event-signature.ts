import { Clock, isSignedBody, RateLimits, Settings } from '@babelboard/platform';
import { type CanActivate, type ExecutionContext, HttpStatus, Injectable, NotFoundException } from '@nestjs/common';
import { json, type Request, type RequestHandler } from 'express';
import { limitedAddress } from '../auth/client/client-address.js';
import { Refusal } from '../problems/refusal.js';

export const MAIL_EVENTS_PATH = '/api/mail-events';
/** Seconds since 1970, and in hexadecimal the HMAC-SHA256 of `<timestamp>.<body>`. */
export const MAIL_EVENTS_TIMESTAMP = 'X-Mail-Events-Timestamp';
export const MAIL_EVENTS_SIGNATURE = 'X-Mail-Events-Signature';

/** More than a mail server has to tell; signatures cannot be guessed. */
const CALLS = { points: 600, seconds: 60 };
/** The longest body: 500 events with the words of servers. */
const LONGEST_BODY = '2mb';

type RawRequest = Request & { rawBody?: Buffer };

const readJson = json({
  limit: LONGEST_BODY,
  verify: (request, _response, bytes) => {
    (request as RawRequest).rawBody = bytes;
  },
});

/**
 * Reads the body of mail events and keeps its bytes, which are what is signed. A function of its own: where Nest finds Express's parser
 * on the way by its name, it brings none for all other paths.
 */
export const readMailEvents: RequestHandler = (request, response, next) => readJson(request, response, next);

/** Lets in who signs with the secret of this site; without one there is no such address. */
@Injectable()
export class MailEventSignature implements CanActivate {
  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /** @throws NotFoundException, Refusal SIGNATURE_WRONG, DomainError RATE_LIMITED */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const secret = this.settings.mailEventsSecret;
    if (secret === undefined) {
      throw new NotFoundException();
    }
    const request = context.switchToHttp().getRequest<RawRequest>();
    await this.limits.consume('mail-events', limitedAddress(request.ip), CALLS);
    const signed = {
      timestamp: request.get(MAIL_EVENTS_TIMESTAMP) ?? '',
      signature: request.get(MAIL_EVENTS_SIGNATURE) ?? '',
      body: request.rawBody ?? Buffer.alloc(0),
    };
    if (!isSignedBody(secret, signed, this.clock.now())) {
      throw new Refusal(HttpStatus.UNAUTHORIZED, 'SIGNATURE_WRONG');
    }
    return true;
  }
}
