import { Accounts, type Recipient, Recipients } from '@babelboard/identity/contract';
import { UnsubscribeLinks } from '@babelboard/message-preferences/contract';
import { AddressRefused, Database, type MailCalendar, MailTransport, PutBack, Settings } from '@babelboard/platform';
import { formatsOf, pathIn, type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { DeliveryKey } from './domain/delivery-key.js';
import { type Claim, MailDeliveries } from './mail-deliveries.js';
import { MailHeaders } from './mail-headers.js';
import { type KeptWords, keptWords } from './mail-log/domain/kept-words.js';
import { MailTurns } from './pace/mail-turns.js';
import { MAIL_KINDS } from './templates/mail-kinds.js';
import type { MailData, MailPurpose } from './templates/mails.js';
import { mailTexts } from './texts/mail-texts.js';
import { WantedMails } from './wanted-mails.js';

/** Who gets a mail: the address that an account has when it is sent, or one that is known from elsewhere, with the language that was noted there. */
export type MailRecipient = { accountId: number } | KnownAddress;

interface KnownAddress {
  address: string;
  language: string | undefined;
  accountId: number | null;
}

/** What tells an owner what happened to their account. An address that nobody has proven may be a stranger's, who knows of no account. */
const NOTICES: ReadonlySet<MailPurpose> = new Set([
  'email-change-asked',
  'new-device',
  'password-changed',
  'sign-in-methods-changed',
  'unused-account',
]);

/** What anybody could have sent to an address that they typed, as often as they press. */
const AWAIT_PROOF: ReadonlySet<MailPurpose> = new Set(['event-joined', 'event-left', 'event-changed']);

export interface MailToSend<P extends MailPurpose> {
  to: MailRecipient;
  purpose: P;
  /** With purpose and account the key of the mail: the same key, the same mail. */
  subjectId: string | number;
  data: MailData<P>;
  /** Where an answer goes, where somebody reads it. */
  replyTo?: string;
  /** The appointment that goes with it, for whoever gets it. */
  calendar?: (to: { address: string; language: UiLanguage }) => MailCalendar | null;
  /** The page whose link stops such mails, where something else than their kind is stopped; it takes the one press of mail programs, too. */
  stop?: string;
  /** Runs in the transaction that claims the mail, before it is sent. */
  beforehand?: (tx: EntityManager) => Promise<void>;
  /** Runs in the transaction that records that the mail is sent. */
  afterwards?: (tx: EntityManager) => Promise<void>;
}

interface ClaimedMail<P extends MailPurpose> {
  mail: MailToSend<P>;
  key: DeliveryKey;
  claim: Claim;
  recipient: { address: string; language: UiLanguage };
}

/** The one way a mail leaves the product. */
@Injectable()
export class MailOnce {
  constructor(
    private readonly database: Database,
    private readonly deliveries: MailDeliveries,
    private readonly accounts: Accounts,
    private readonly recipients: Recipients,
    private readonly wanted: WantedMails,
    private readonly turns: MailTurns,
    private readonly unsubscribeLinks: UnsubscribeLinks,
    private readonly headers: MailHeaders,
    private readonly transport: MailTransport,
    private readonly settings: Settings,
  ) {}

  /**
   * Sends a mail that was not sent yet, and drops it when its account is gone, when nobody wants mails
   * of its kind, when its address is out of reach, or where it is a notice to an address that was never proven. One of a kind that can be stopped, or that anybody could cause, waits for that proof: whoever
   * hands it over then has it sent. It is claimed in a short transaction, sent while none is open, and recorded as sent in another: a server that is slow holds nothing but this
   * task. Who is killed in between leaves a claim that runs out, and the mail is sent again with the same Message-ID.
   * @param compose reads what the mail says, in the transaction of the claim; null: there is nothing to send
   * @throws PutBack while another process sends it, while such mails wait, or where the server asks for time; Error when the mail was not taken, to be tried again
   */
  async send<P extends MailPurpose>(compose: (tx: EntityManager) => Promise<MailToSend<P> | null>): Promise<void> {
    const claimed = await this.database.transaction(async (tx) => this.claim(tx, await compose(tx)));
    if (claimed === null) {
      return;
    }
    if (claimed instanceof PutBack) {
      throw claimed;
    }
    const { key, mail, recipient } = claimed;
    const { lease, since } = claimed.claim;
    let words: KeptWords | null;
    try {
      words = await this.deliveries.keeping(lease, () => this.deliver(claimed));
    } catch (error) {
      if (error instanceof AddressRefused) {
        await this.record(key, (tx) => this.deliveries.recordRefused(tx, lease, error));
        return;
      }
      const putBack = await this.turns.noteRefused(recipient.address, since, error);
      await this.deliveries.giveUp(lease, putBack === null ? 'failed' : 'waiting', error);
      throw putBack ?? error;
    }
    await this.record(key, async (tx) => {
      await this.deliveries.recordSent(tx, lease, words);
      await this.wanted.noteSent(tx, mail.purpose, recipient.address);
      await this.turns.noteTaken(tx, recipient.address);
      await mail.afterwards?.(tx);
    });
  }

  private record(key: DeliveryKey, work: (tx: EntityManager) => Promise<void>): Promise<void> {
    return this.database.transaction(async (tx) => {
      // The account before its rows, as whoever erases it does.
      if (key.accountId !== null) {
        await this.accounts.lockIfThere(tx, key.accountId);
      }
      await work(tx);
    });
  }

  private async claim<P extends MailPurpose>(
    tx: EntityManager,
    mail: MailToSend<P> | null,
  ): Promise<ClaimedMail<P> | PutBack | null> {
    if (mail === null) {
      return null;
    }
    const key: DeliveryKey = { purpose: mail.purpose, subjectId: String(mail.subjectId), accountId: mail.to.accountId };
    const account = 'address' in mail.to ? null : await this.recipients.find(tx, mail.to.accountId);
    if (account?.verified === false && (canBeStopped(mail) || AWAIT_PROOF.has(mail.purpose))) {
      // The address may be proven yet, and the mail be handed over again: nothing is recorded.
      return null;
    }
    const recipient = 'address' in mail.to ? knownAddress(mail.to) : account && recipientOf(account, mail.purpose);
    if (recipient === null) {
      await this.deliveries.drop(tx, key, 'no-recipient');
      return null;
    }
    const asked = { purpose: mail.purpose, accountId: key.accountId, stop: mail.stop };
    const objection = await this.wanted.objection(tx, asked, recipient.address);
    if (objection !== null) {
      await this.deliveries.drop(tx, key, objection);
      return null;
    }
    const postponement = await this.turns.postponement(tx, recipient.address, { canBeStopped: canBeStopped(mail) });
    if (postponement !== null && (await this.deliveries.wait(tx, key))) {
      return postponement;
    }
    const claim = await this.deliveries.claim(tx, key);
    if (claim === null) {
      return null;
    }
    await mail.beforehand?.(tx);
    return { mail, key, claim, recipient };
  }

  /** Gives what is kept of its words. */
  private async deliver<P extends MailPurpose>({
    mail,
    key,
    recipient,
    claim,
  }: ClaimedMail<P>): Promise<KeptWords | null> {
    const { baseUrl, mailFromBulk, operator, productName, productPrefix } = this.settings;
    const { address, language } = recipient;
    const page = (path: string) => `${baseUrl}${pathIn(language, path)}`;
    const unsubscribe = mail.stop ?? this.unsubscribePath(mail.purpose, key.accountId);
    // React and its templates are for the worker alone, and only when there is a mail.
    const { renderMail } = await import('./templates/render-mail.js');
    const rendered = await renderMail(mail.purpose, mail.data, {
      language,
      t: mailTexts.in(language),
      formats: formatsOf(language),
      productName,
      productPrefix,
      page,
      unsubscribe: unsubscribe && page(unsubscribe),
      operator,
    });
    const calendar = mail.calendar?.(recipient) ?? null;
    await this.turns.come();
    await this.transport.send({
      ...rendered,
      to: address,
      ...(unsubscribe === null ? {} : { from: mailFromBulk }),
      ...this.headers.make(key, claim, { address, unsubscribe: unsubscribe && page(unsubscribe) }),
      ...(mail.replyTo === undefined ? {} : { replyTo: mail.replyTo }),
      ...(calendar === null ? {} : { calendar }),
    });
    return keptWords({ purpose: mail.purpose, accountId: key.accountId, data: mail.data as object }, rendered);
  }

  private unsubscribePath(purpose: MailPurpose, accountId: number | null): string | null {
    const kind = MAIL_KINDS[purpose];
    return kind === null || accountId === null
      ? null
      : `/unsubscribe/${this.unsubscribeLinks.codeOf({ accountId, kind })}`;
  }
}

function canBeStopped({ purpose, stop }: Pick<MailToSend<MailPurpose>, 'purpose' | 'stop'>): boolean {
  return MAIL_KINDS[purpose] !== null || stop !== undefined;
}

function knownAddress({ address, language }: KnownAddress): ClaimedMail<never>['recipient'] {
  return { address, language: uiLanguageOf(language) };
}

/** Null where it is a notice to an address that nobody has proven. */
function recipientOf(account: Recipient, purpose: MailPurpose): ClaimedMail<never>['recipient'] | null {
  const { address, language, verified } = account;
  return verified || !NOTICES.has(purpose) ? { address, language: uiLanguageOf(language) } : null;
}
