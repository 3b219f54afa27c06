import { CompanyDirectory, companyNameProblem } from '@babelboard/companies/contract';
import { JobCards } from '@babelboard/job-lists/contract';
import { Settings } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import type { MailedOffer } from './templates/job-alert.mail.js';

/** So many offers stand in a mail; the rest is a link. */
export const MOST_MAILED_OFFERS = 20;

/** Reads offers as mails of alerts show them. */
@Injectable()
export class MailedOfferCards {
  constructor(
    private readonly cards: JobCards,
    private readonly companies: CompanyDirectory,
    private readonly settings: Settings,
  ) {}

  /** By id, in the order of the ids; those that are gone, or that no mail should bring, are left out. */
  async find(ids: readonly number[], language: UiLanguage): Promise<Map<number, MailedOffer>> {
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
