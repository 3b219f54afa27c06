import { buffer } from 'node:stream/consumers';
import { OpenCv } from '@babelboard/cvs/contract';
import { Clock, type CvService, postOutside, Settings, signBody } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ACTIONS } from '../asking/store/cv-feedback.entity.js';
import { Contacts } from './contacts.js';
import type { WaitingCv } from './deliveries.js';
import { deliveryForm } from './domain/delivery-form.js';

/** Seconds since 1970, and in hexadecimal the HMAC-SHA256 of `<timestamp>.<body>`, in both directions. */
export const FEEDBACK_TIMESTAMP = 'X-Cv-Feedback-Timestamp';
export const FEEDBACK_SIGNATURE = 'X-Cv-Feedback-Signature';

/** Where feedback comes back. */
export const FEEDBACK_PATH = '/api/cv-feedback';

/** What it does not take, however often it is asked. */
const REFUSALS: ReadonlySet<number> = new Set([400, 413, 415, 422]);

export type WebhookOutcome = 'taken' | 'refused' | 'later';

/** Hands CVs to services by HTTP (`PROTOCOL.md`). */
@Injectable()
export class Webhook {
  /** For a file of 10 MB on a slow line. */
  longestMs = 60_000;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly queries: QueryBus,
    private readonly contacts: Contacts,
  ) {}

  /** @throws DomainError CV_NOT_FOUND where the CV is gone; Error where the service cannot be reached, is not in the public internet, or says nothing */
  async post(service: CvService & { way: 'webhook' }, feedback: WaitingCv): Promise<WebhookOutcome> {
    const { accountId, cvId, deliveryId } = feedback;
    const contact = await this.contacts.of(accountId);
    if (contact === null) {
      // The account is just going, and with it what waits.
      return 'later';
    }
    const file = await this.queries.execute(new OpenCv(accountId, cvId, 'service'));
    const facts = {
      delivery_id: deliveryId,
      action: ACTIONS[feedback.service],
      cv_id: cvId,
      asked_at: feedback.askedAt.toISOString(),
      ...contact,
      answer_to: `${this.settings.baseUrl}${FEEDBACK_PATH}/${deliveryId}`,
    };
    const boundary = `cv-${deliveryId}`;
    const body = deliveryForm(boundary, facts, { ...file, content: await buffer(file.stream) });
    const timestamp = String(Math.floor(this.clock.now().getTime() / 1_000));
    const headers = {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': String(body.length),
      'Idempotency-Key': deliveryId,
      [FEEDBACK_TIMESTAMP]: timestamp,
      [FEEDBACK_SIGNATURE]: signBody(service.secret, timestamp, body),
    };
    const rules = { allowLoopback: !this.settings.production, longestMs: this.longestMs };
    const { status } = await postOutside(service.url, { headers, body }, rules);
    return status >= 200 && status < 300 ? 'taken' : REFUSALS.has(status) ? 'refused' : 'later';
  }
}
