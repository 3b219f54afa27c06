import { CvFeedbacks, FEEDBACK_SIGNATURE, FEEDBACK_TIMESTAMP, FeedbackServices } from '@babelboard/cv-feedback';
import { Clock, type CvServiceKind, isSignedBody, RateLimits } from '@babelboard/platform';
import { deliveryParameters } from '@babelboard/wire';
import {
  type CanActivate,
  type ExecutionContext,
  HttpStatus,
  type INestApplicationContext,
  Injectable,
  NotFoundException,
} from '@nestjs/common';
import { type Request, type RequestHandler, raw } from 'express';
import { limitedAddress } from '../auth/client/client-address.js';
import { Refusal } from '../problems/refusal.js';

/** More than services have to say; signatures cannot be guessed. */
const CALLS = { points: 120, seconds: 60 };
/** A file of 10 MB in Base64, with a text. */
const LONGEST_BODY = '15mb';

/** A request of a service, once its signature was found good. */
export interface SignedFeedback extends Request {
  /** Services whose secret it is signed with. */
  signedBy: readonly CvServiceKind[];
}

/** Reads the bytes of an answer, which are what is signed; none where nobody waits for it: whoever guesses numbers fills no memory. */
export function readSignedFeedback(app: INestApplicationContext): RequestHandler {
  const readBytes = raw({ limit: LONGEST_BODY, type: () => true });
  return (request, response, next) => {
    const { data } = deliveryParameters.safeParse({ delivery: request.path.slice(1) });
    if (request.method !== 'POST' || data === undefined) {
      next();
      return;
    }
    app
      .get(CvFeedbacks, { strict: false })
      .isKnown(data.delivery)
      .then((known) => (known ? readBytes(request, response, next) : next()), next);
  };
}

/** Lets in who signs with the secret of a service that is set here; without one there is no such address. */
@Injectable()
export class FeedbackSignature implements CanActivate {
  constructor(
    private readonly services: FeedbackServices,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
  ) {}

  /** @throws NotFoundException, Refusal SIGNATURE_WRONG, DomainError RATE_LIMITED */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const secrets = this.services.secrets();
    const request = context.switchToHttp().getRequest<SignedFeedback>();
    if (secrets.length === 0) {
      throw new NotFoundException();
    }
    await this.limits.consume('cv-feedback-answers', limitedAddress(request.ip), CALLS);
    const body: unknown = request.body;
    if (!Buffer.isBuffer(body)) {
      throw new NotFoundException();
    }
    const signed = {
      timestamp: request.get(FEEDBACK_TIMESTAMP) ?? '',
      signature: request.get(FEEDBACK_SIGNATURE) ?? '',
      body,
    };
    request.signedBy = secrets.flatMap(({ kind, secret }) =>
      isSignedBody(secret, signed, this.clock.now()) ? [kind] : [],
    );
    if (request.signedBy.length === 0) {
      throw new Refusal(HttpStatus.UNAUTHORIZED, 'SIGNATURE_WRONG');
    }
    request.body = jsonOf(body);
    return true;
  }
}

/** Undefined where it is none: what is wrong with it then the schema says. */
function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}
