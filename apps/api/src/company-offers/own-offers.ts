import type { CompanyMembership } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import { FindOwnOffer, type OwnOffer } from '@babelboard/offers';
import type { UiLanguage } from '@babelboard/texts';
import type { CompanyOfferResponse, CompanyOffersResponse } from '@babelboard/wire';
import { HttpStatus, Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { Refusal } from '../problems/refusal.js';
import { OfferPresenter } from './offer-presenter.js';

/** Offers of the company of who is signed in, for answers. */
@Injectable()
export class OwnOffers {
  constructor(
    private readonly queries: QueryBus,
    private readonly presenter: OfferPresenter,
  ) {}

  /** @throws DomainError OFFER_NOT_FOUND, also for an offer of another company */
  find(offerId: number, { companyId }: CompanyMembership): Promise<OwnOffer> {
    return this.queries.execute(new FindOwnOffer(offerId, companyId));
  }

  async answer(
    offerId: number,
    member: CompanyMembership,
    language: UiLanguage,
    message: string | null = null,
  ): Promise<CompanyOfferResponse> {
    const offer = await this.presenter.offer(await this.find(offerId, member), language);
    return message === null ? { offer } : { offer, toasts: [{ type: 'success', options: { message } }] };
  }
}

/** What keeps somebody from publishing anything; null where nothing does. */
export function barOf(member: CompanyMembership, session: AuthenticatedSession): CompanyOffersResponse['barred'] {
  if (member.suspended) {
    return 'COMPANY_SUSPENDED';
  }
  if (member.companyState !== 'verified') {
    return 'COMPANY_NOT_VERIFIED';
  }
  return session.verified ? null : 'EMAIL_NOT_VERIFIED';
}

/** @throws Refusal where the address of who asks is not proven: what they write would be shown in their company's name */
export function requireProvenAddress({ verified }: AuthenticatedSession): void {
  if (!verified) {
    throw new Refusal(HttpStatus.FORBIDDEN, 'EMAIL_NOT_VERIFIED');
  }
}
