import { Clock, NotPublic, type OutsideAnswer, postOutside, Settings } from '@babelboard/platform';
import { Injectable, Logger } from '@nestjs/common';
import { readPushAddress } from '../domain/push-address.js';
import { type PushOutcome, readPushAnswer } from '../domain/push-answer.js';
import type { SubscriptionKeys } from '../domain/subscription-keys.js';
import { VapidKey } from './vapid-key.js';

export interface MessageForDevice {
  endpoint: string;
  keys: SubscriptionKeys;
  /** What the service worker reads. */
  payload: string;
  /** A device that was away gets only the latest of a topic. At most 32 characters of Base64url. */
  topic: string;
  ttlSeconds: number;
}

/** Services cut at 4,096 bytes, of which the encryption takes some. */
const LONGEST_PAYLOAD = 3_000;
const LONGEST_MS = 10_000;

/** Where messages for devices leave the product: encrypted for the browser (RFC 8291), with our key (RFC 8292), to its maker's service (RFC 8030). */
@Injectable()
export class PushServices {
  private readonly logger = new Logger(PushServices.name);

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
    private readonly key: VapidKey,
  ) {}

  /** @throws Error where it may be better in a moment, or where a service does not take our key */
  async send({ endpoint, keys, payload, topic, ttlSeconds }: MessageForDevice): Promise<PushOutcome> {
    const { own } = this.key;
    const rules = { allowLoopback: this.settings.embedded };
    const url = readPushAddress(endpoint, rules);
    if (own === null) {
      return { kind: 'refused' };
    }
    if (url === null) {
      return { kind: 'gone' };
    }
    if (Buffer.byteLength(payload) > LONGEST_PAYLOAD) {
      throw new Error(`A message of ${Buffer.byteLength(payload)} bytes is too long for a device`);
    }
    // For the worker alone, and only where there is something to send.
    const { default: webPush } = await import('web-push');
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys }, payload, {
      vapidDetails: own,
      contentEncoding: 'aes128gcm',
      TTL: ttlSeconds,
      urgency: 'normal',
      topic,
    });
    const message = { headers, body: body as Buffer };
    try {
      return this.outcomeOf(url.host, await postOutside(url, message, { ...rules, longestMs: LONGEST_MS }));
    } catch (error) {
      if (error instanceof NotPublic) {
        this.logger.warn(`No message was sent to ${url.host}: it is not in the public internet`);
        return { kind: 'gone' };
      }
      throw error;
    }
  }

  private outcomeOf(host: string, { status, retryAfter }: OutsideAnswer): PushOutcome {
    const outcome = readPushAnswer(status, retryAfter, this.clock.now());
    if (outcome === null) {
      throw new Error(`The push service ${host} answered ${status}`);
    }
    if (outcome.kind === 'refused') {
      this.logger.warn(`The push service ${host} refused a message: ${status}`);
    }
    return outcome;
  }
}
