import { CompanyDirectory, companyNameProblem } from '@babelboard/companies/contract';
import { Accounts } from '@babelboard/identity/contract';
import { JobCards } from '@babelboard/job-lists/contract';
import { MatchingMails, Matchings, MatchingsDue } from '@babelboard/matching/contract';
import { OutsideReaction, type OutsideReactionHandler, Settings, type StoredEvent } from '@babelboard/platform';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { uiLanguageOf } from '@babelboard/texts';
import { MailOnce } from '../mail-once.js';
import { MailedOffers } from '../mailed-offers.js';
import { reasonsOf } from '../matching-reasons.js';
import type { MailedMatching } from '../templates/matchings.mail.js';

/** As many as one reads over a coffee; the rest is a link. */
const MOST = 5;
/** All that somebody has. */
const EVERY = { order: 'fit', from: 0, size: 50 } as const;

/** Mails somebody the best of what newly suits them, as it is when the mail is sent. */
@OutsideReaction({ id: 'notifications.mail-matchings', on: [MatchingsDue], workload: 'mails' })
export class MailMatchings implements OutsideReactionHandler {
  constructor(
    private readonly mails: MailOnce,
    private readonly mailed: MailedOffers,
    private readonly accounts: Accounts,
    private readonly matchings: Matchings,
    private readonly wishes: MatchingMails,
    private readonly cards: JobCards,
    private readonly companies: CompanyDirectory,
    private readonly catalogue: ReferenceCatalogue,
    private readonly settings: Settings,
  ) {}

  async handle({ payload: { accountId, day, asks } }: StoredEvent<MatchingsDue>): Promise<void> {
    const fresh = await this.fresh(accountId);
    await this.mails.send(async (tx) => {
      const key = { purpose: 'matchings', subjectId: day } as const;
      const { offerIds, more } = await this.mailed.choose(tx, { ...key, accountId }, [...fresh.keys()], MOST);
      const offers = offerIds.flatMap((id) => fresh.get(id) ?? []);
      if (offers.length === 0) {
        return null;
      }
      return {
        ...key,
        to: { accountId },
        data: { offers, more, asks },
        beforehand: (claim) => this.mailed.note(claim, { ...key, accountId }, offerIds),
        afterwards: async (done) => {
          await this.mailed.noteSent(done, { ...key, accountId }, offerIds);
          if (asks) {
            await this.wishes.noteAsked(done, accountId);
          }
        },
      };
    });
  }

  /** What its owner has not seen yet, at or above their bar, of offers that are live; the best first. */
  private async fresh(accountId: number): Promise<Map<number, MailedMatching>> {
    const [person, wish, { matchings }] = await Promise.all([
      this.accounts.find(accountId),
      this.wishes.wish(accountId),
      this.matchings.find(accountId, EVERY),
    ]);
    if (person === null) {
      return new Map();
    }
    const language = uiLanguageOf(person.language);
    const unseen = matchings.filter(({ state, matching }) => state === 'new' && matching.score >= wish.bar);
    const cards = await this.cards.loadKnown(
      unseen.map(({ offerId }) => offerId),
      language,
    );
    const names = await this.companies.namesForStrangers(cards.map(({ company }) => company.id));
    // Titles with addresses, or in the name of the board, are for who looks at the page.
    const fit = cards.filter(({ title }) => companyNameProblem(title, this.settings.productName) === null);
    const known = new Map(fit.map((card) => [card.id, card]));
    return new Map(
      unseen.flatMap(({ offerId, matching }): [number, MailedMatching][] => {
        const card = known.get(offerId);
        if (card === undefined) {
          return [];
        }
        const place = card.places[0];
        return [
          [
            offerId,
            {
              id: offerId,
              title: card.title,
              company: names.get(card.company.id) ?? '',
              place: place?.city ?? place?.country ?? null,
              path: card.url,
              score: Math.round(matching.score),
              reasons: reasonsOf(matching, this.catalogue, language),
            },
          ],
        ];
      }),
    );
  }
}
