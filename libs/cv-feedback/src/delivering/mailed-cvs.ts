import { type CvServiceKind, PutBack } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DepartureLocks } from '../asking/departure-locks.js';
import { FeedbackServices } from '../asking/feedback-services.js';
import { type Contact, Contacts } from './contacts.js';
import { Deliveries } from './deliveries.js';
import { FileLinks } from './file-links.js';

/** What the people behind a mailbox read. */
export interface MailedCv {
  address: string;
  deliveryId: string;
  service: CvServiceKind;
  serviceName: string;
  contact: Contact;
  askedAt: Date;
  /** Of the file, for seven days. */
  fileAddress: string;
}

/** Until who sends it is done, or is known to be gone. */
const LOCKED_MS = 2_000;

/** CVs that go to a mailbox, for the context that writes mails. */
@Injectable()
export class MailedCvs {
  constructor(
    private readonly locks: DepartureLocks,
    private readonly services: FeedbackServices,
    private readonly deliveries: Deliveries,
    private readonly contacts: Contacts,
    private readonly links: FileLinks,
  ) {}

  /**
   * Sends the mail of a CV that waits; nobody takes it back meanwhile.
   * @param send gets what the mail says; with `isWaiting` it asks once more in its transaction, and `recordSent` belongs into the one in which it is sent
   * @throws PutBack while another process sends it
   */
  async sending(id: number, send: (mail: MailedCv) => Promise<void>): Promise<void> {
    const done = await this.locks.tryWith(id, async () => {
      const mail = await this.mailOf(id);
      if (mail !== null) {
        await send(mail);
      }
      return true;
    });
    if (done === undefined) {
      throw new PutBack('Another process sends this CV', LOCKED_MS);
    }
  }

  async isWaiting(tx: EntityManager, id: number): Promise<boolean> {
    return (await this.deliveries.findWaiting(id, tx)) !== null;
  }

  recordSent(tx: EntityManager, id: number): Promise<void> {
    return this.deliveries.recordSent(tx, id);
  }

  /** Null where it left, was taken back, or nobody reads that mailbox for the service any more. */
  private async mailOf(id: number): Promise<MailedCv | null> {
    const feedback = await this.deliveries.findWaiting(id);
    const service = feedback && this.services.find(feedback.service);
    const contact = feedback && (await this.contacts.of(feedback.accountId));
    if (feedback === null || contact === null || service?.way !== 'mailbox' || service.name !== feedback.serviceName) {
      return null;
    }
    const { deliveryId, service: kind, serviceName, askedAt } = feedback;
    const fileAddress = this.links.addressOf(deliveryId);
    return { address: service.address, deliveryId, service: kind, serviceName, contact, askedAt, fileAddress };
  }
}
