import { GuestAlertDue, GuestDigests } from '@babelboard/alerts/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { uiLanguageOf } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';
import { MailedOfferCards, MOST_MAILED_OFFERS } from '../mailed-offer-cards.js';

/** Mails somebody without an account what newly stands in a list, as it is when the mail is sent. */
@OutsideReaction({ id: 'notifications.mail-guest-alert', on: [GuestAlertDue], workload: 'mails' })
export class MailGuestAlert implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly digests: GuestDigests,
    private readonly cards: MailedOfferCards,
  ) {}

  async handle({ payload: { guestAlertId, since, until } }: StoredEvent<GuestAlertDue>): Promise<void> {
    const digest = await this.digests.find(guestAlertId, { since: new Date(since), until: new Date(until) });
    if (digest === null) {
      return;
    }
    const { email, emailKey, language, name, address, code, gone, orMore } = digest;
    const offers = await this.cards.find(digest.offerIds, uiLanguageOf(language));
    await this.mails.send(async (tx) => {
      const untold = await this.digests.untold(tx, emailKey, [...offers.keys()]);
      const offerIds = untold.slice(0, MOST_MAILED_OFFERS);
      if (offerIds.length === 0) {
        return null;
      }
      const more = untold.length - offerIds.length;
      const told = offerIds.flatMap((id) => offers.get(id) ?? []);
      return {
        to: { address: email, language, accountId: null },
        purpose: 'job-alert',
        subjectId: `guest-${guestAlertId}:${until}`,
        data: { code, name, address, gone, offers: told, more, orMore, isGuest: true },
        stop: `/alerts/stop/${code}`,
        afterwards: (done) => this.digests.noteSent(done, guestAlertId, offerIds),
      };
    });
  }
}
