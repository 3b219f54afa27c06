import { AlertDigests, AlertDue, AlertFound } from '@babelboard/alerts/contract';
import { Accounts } from '@babelboard/identity/contract';
import { OutsideReaction, type OutsideReactionHandler, type StoredEvent } from '@babelboard/platform';
import { PushMessages } from '@babelboard/push-messages/contract';
import { uiLanguageOf } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';
import { MailedOfferCards, MOST_MAILED_OFFERS } from '../mailed-offer-cards.js';
import { MailedOffers } from '../mailed-offers.js';

/** How subjects of mails begin that tell at once. */
const AT_ONCE = 'at-once:';
/** So many of them a person gets in an hour; what comes beyond waits for the end of it, and comes in one mail. */
const BRAKE = { begin: AT_ONCE, most: 10, withinMs: 3_600_000 };

/** Mails somebody what newly stands in a list that they have an alert for, as it is when the mail is sent: at the hour of the alert, or at once, then on devices, too. */
@OutsideReaction({ id: 'notifications.mail-job-alert', on: [AlertDue, AlertFound], workload: 'mails' })
export class MailJobAlert implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly mailed: MailedOffers,
    private readonly accounts: Accounts,
    private readonly digests: AlertDigests,
    private readonly cards: MailedOfferCards,
    private readonly pushes: PushMessages,
  ) {}

  async handle({ payload }: StoredEvent<AlertDue | AlertFound>): Promise<void> {
    const { alertId, accountId, since, until } = payload;
    const person = await this.accounts.find(accountId);
    if (person === null) {
      return;
    }
    const language = uiLanguageOf(person.language);
    const found = 'offerIds' in payload ? payload.offerIds : [];
    const between = { since: new Date(since), until: new Date(until), offerIds: found };
    const digest = await this.digests.find({ alertId, accountId }, between, language);
    if (digest === null) {
      return;
    }
    const offers = await this.cards.find(digest.offerIds, language);
    const isAtOnce = found.length > 0;
    const subjectId = isAtOnce ? `${AT_ONCE}${alertId}:${found.join(',')}` : `${alertId}:${until}`;
    const mail = { purpose: 'job-alert', subjectId } as const;
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
      const full = isAtOnce ? await this.mailed.fullUntil(tx, { ...mail, accountId }, BRAKE) : null;
      if (full !== null) {
        await this.digests.putOff(tx, alertId, full);
        return null;
      }
      const { name, address, code, gone, orMore } = digest;
      return {
        ...mail,
        to: { accountId },
        data: {
          code,
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
          if (isAtOnce) {
            await this.pushes.add(done, { accountId, purpose: 'job-alert', subjectId, data: { address } });
          }
        },
      };
    });
  }
}
