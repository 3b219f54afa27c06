import { AlertDigests, AlertDue } from '@babelboard/alerts/contract';
import { Accounts } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { uiLanguageOf } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';
import { MailedOfferCards, MOST_MAILED_OFFERS } from '../mailed-offer-cards.js';
import { MailedOffers } from '../mailed-offers.js';

/** Mails somebody what newly stands in a list that they have an alert for, as it is when the mail is sent. */
@OutsideReaction({ id: 'notifications.mail-job-alert', on: [AlertDue], workload: 'mails' })
export class MailJobAlert implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly mailed: MailedOffers,
    private readonly accounts: Accounts,
    private readonly digests: AlertDigests,
    private readonly cards: MailedOfferCards,
  ) {}

  async handle({ payload: { alertId, accountId, since, until } }: StoredEvent<AlertDue>): Promise<void> {
    const person = await this.accounts.find(accountId);
    if (person === null) {
      return;
    }
    const language = uiLanguageOf(person.language);
    const between = { since: new Date(since), until: new Date(until) };
    const digest = await this.digests.find({ alertId, accountId }, between, language);
    if (digest === null) {
      return;
    }
    const offers = await this.cards.find(digest.offerIds, language);
    const mail = { purpose: 'job-alert', subjectId: `${alertId}:${until}` } as const;
    await this.mails.send(async (tx) => {
      const { offerIds, more } = await this.mailed.choose(
        tx,
        { ...mail, accountId },
        [...offers.keys()],
        MOST_MAILED_OFFERS,
      );
      if (offerIds.length === 0) {
        return null;
      }
      const { name, address, code, gone, orMore } = digest;
      return {
        ...mail,
        to: { accountId },
        data: {
          name,
          address,
          gone,
          isGuest: false,
          offers: offerIds.flatMap((id) => offers.get(id) ?? []),
          more,
          orMore,
        },
        stop: `/alerts/stop/${code}`,
        beforehand: (claim) => this.mailed.note(claim, { ...mail, accountId }, offerIds),
        afterwards: async (done) => {
          await this.mailed.noteSent(done, { ...mail, accountId }, offerIds);
          await this.digests.noteSent(done, alertId, offerIds.length);
        },
      };
    });
  }
}
