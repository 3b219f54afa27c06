import { Clock } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { AlertLists } from '../../saving/queries/alert-lists.js';
import { type NewOffer, NewOffers } from './new-offers.js';

/** Looked back. */
export const PREVIEW_DAYS = 14;

/** What an alert would have told. */
export interface AlertPreview {
  heading: string;
  /** In the last `PREVIEW_DAYS` days, the newest first. */
  offers: NewOffer[];
  /** Whether there are more than were counted. */
  orMore: boolean;
}

/** Says what an alert would have told before there is one. */
@Injectable()
export class AlertPreviews {
  constructor(
    private readonly lists: AlertLists,
    private readonly newOffers: NewOffers,
    private readonly clock: Clock,
  ) {}

  /** @param accountId null for who has no account. @throws DomainError NO_ALERT_ADDRESS, ALERT_OF_EVERYTHING, SEARCH_UNAVAILABLE */
  async find(accountId: number | null, address: string, language: UiLanguage): Promise<AlertPreview> {
    return this.of(accountId, await this.lists.normalAddress(address), language);
  }

  /** The same of the address that an alert has, be it of everything: what it once asked for may be gone. @throws DomainError SEARCH_UNAVAILABLE */
  async of(accountId: number | null, normal: string, language: UiLanguage): Promise<AlertPreview> {
    const [list] = await this.lists.read([normal], language);
    const until = this.clock.now();
    const since = new Date(until.getTime() - PREVIEW_DAYS * 86_400_000);
    const found =
      list === undefined
        ? { offers: [], orMore: false }
        : await this.newOffers.find(list.reading.resolved, { accountId, since, until });
    return { heading: list?.heading ?? '', ...found };
  }
}
