import { AlertDigests, AlertDue, AlertFound } from '@babelboard/alerts/contract';
import { CompanyDirectory, companyNameProblem } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { JobCards } from '@babelboard/job-lists/contract';
import { OutsideReaction, type OutsideReactionHandler, Settings, type StoredEvent } from '@babelboard/platform';
import { type UiLanguage, uiLanguageOf } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';
import { MailedOffers } from '../mailed-offers.js';
import type { MailedOffer } from '../templates/job-alert.mail.js';

/** So many offers stand in a mail; the rest is a link. */
const MOST = 20;

/** How subjects of mails begin that tell at once. */
const AT_ONCE = 'at-once:';
/** So many of them a person gets in an hour; what comes beyond waits for the end of it, and comes in one mail. */
const BRAKE = { begin: AT_ONCE, most: 10, withinMs: 3_600_000 };

/** Mails somebody what newly stands in a list that they have an alert for, as it is when the mail is sent: at the hour of the alert, or at once. */
@OutsideReaction({ id: 'notifications.mail-job-alert', on: [AlertDue, AlertFound], workload: 'mails' })
export class MailJobAlert implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly mailed: MailedOffers,
    private readonly accounts: Accounts,
    private readonly digests: AlertDigests,
    private readonly cards: JobCards,
    private readonly companies: CompanyDirectory,
    private readonly settings: Settings,
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
    const offers = await this.offers(digest.offerIds, language);
    const isAtOnce = found.length > 0;
    const subjectId = isAtOnce ? `${AT_ONCE}${alertId}:${found.join(',')}` : `${alertId}:${until}`;
    const mail = { purpose: 'job-alert', subjectId } as const;
    await this.mails.send(async (tx) => {
      const { offerIds, more } = await this.mailed.choose(tx, { ...mail, accountId }, [...offers.keys()], MOST);
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
        data: { name, address, gone, offers: offerIds.flatMap((id) => offers.get(id) ?? []), more, orMore },
        stop: `/alerts/stop/${code}`,
        beforehand: (claim) => this.mailed.note(claim, { ...mail, accountId }, offerIds),
        afterwards: async (done) => {
          await this.mailed.noteSent(done, { ...mail, accountId }, offerIds);
          await this.digests.noteSent(done, alertId, offerIds.length);
        },
      };
    });
  }

  /** As they are mailed, by id, in the order of the ids. */
  private async offers(ids: readonly number[], language: UiLanguage): Promise<Map<number, MailedOffer>> {
    const cards = await this.cards.loadKnown([...ids], language);
    const names = await this.companies.namesForStrangers(cards.map(({ company }) => company.id));
    const known = new Map(cards.map((card) => [card.id, card]));
    return new Map(
      ids.flatMap((id): [number, MailedOffer][] => {
        const card = known.get(id);
        // Titles with addresses, or in the name of the board, are for who looks at the list.
        if (card === undefined || companyNameProblem(card.title, this.settings.productName) !== null) {
          return [];
        }
        const { title, company, places, url } = card;
        const place = places[0]?.city ?? places[0]?.country ?? null;
        return [[id, { id, title, company: names.get(company.id) ?? '', place, path: url }]];
      }),
    );
  }
}
