import type { CompanyMembership } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import type { UiLanguage } from '@babelboard/texts';
import {
  type CloseOfferRequest,
  type CompanyOfferResponse,
  closeOfferRequest,
  companyOfferResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { commandOf, type OfferAction, SHOWING } from './offer-actions.js';
import { type OfferId, offerId } from './offer-id.js';
import { OwnOffers, requireProvenAddress } from './own-offers.js';

const NOT_THERE = 'There is no such offer of this company';
const FORBIDDEN_BY_STATE = 'Its state forbids it (`OFFER_STATE_FORBIDS`)';
const NO_ROOM = `${FORBIDDEN_BY_STATE}, or the company has as many live offers as it may have (\`OFFER_ALLOWANCE_USED\`)`;
const TOO_MANY = 'The company has too many drafts (`TOO_MANY_DRAFTS`)';
const BARRED = '`EMAIL_NOT_VERIFIED`, `COMPANY_NOT_VERIFIED` or `COMPANY_SUSPENDED`';

interface Asker {
  member: CompanyMembership;
  session: AuthenticatedSession;
  language: UiLanguage;
}

/** From draft to closed: what becomes of one offer. */
@ApiTags('company offers')
@Controller('api/companies/offers')
export class OfferStatesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly offers: OwnOffers,
  ) {}

  @Requires('company:work')
  @Post(':id/publish')
  @HttpCode(200)
  @ApiOperation({ summary: 'Show a draft or an expired offer' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: BARRED })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: NO_ROOM })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'What it lacks (`OFFER_PART_MISSING`), or must not ask (`OFFER_PAY_HISTORY`, `OFFER_ASKS_MONEY`)',
  })
  publish(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('publish', id, { member, session, language }, t('done.offer-published'));
  }

  @Requires('company:work')
  @Post(':id/pause')
  @HttpCode(200)
  @ApiOperation({ summary: 'Hide a live offer for a while' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: FORBIDDEN_BY_STATE })
  pause(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('pause', id, { member, session, language }, t('done.offer-paused'));
  }

  @Requires('company:work')
  @Post(':id/resume')
  @HttpCode(200)
  @ApiOperation({ summary: 'Show a paused offer again' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: BARRED })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: NO_ROOM })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'What it lacks (`OFFER_PART_MISSING`), or must not ask (`OFFER_PAY_HISTORY`, `OFFER_ASKS_MONEY`)',
  })
  resume(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('resume', id, { member, session, language }, t('done.offer-published'));
  }

  @Requires('company:work')
  @Post(':id/confirm')
  @HttpCode(200)
  @ApiOperation({ summary: 'Say that a live offer is still open' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: FORBIDDEN_BY_STATE })
  confirm(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('confirm', id, { member, session, language }, t('done.offer-confirmed'));
  }

  @Requires('company:work')
  @Post(':id/renew')
  @HttpCode(200)
  @ApiOperation({ summary: 'Give an offer its 30 days anew' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 403, standardSchema: problem, description: BARRED })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: NO_ROOM })
  @ApiResponse({
    status: 422,
    standardSchema: problem,
    description: 'What it lacks (`OFFER_PART_MISSING`), or must not ask (`OFFER_PAY_HISTORY`, `OFFER_ASKS_MONEY`)',
  })
  renew(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('renew', id, { member, session, language }, t('done.offer-renewed'));
  }

  @Requires('company:work')
  @Post(':id/duplicate')
  @ApiOperation({ summary: 'Make a draft that says the same', description: 'Gives the draft.' })
  @ApiResponse({ status: 201, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: TOO_MANY })
  duplicate(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('duplicate', id, { member, session, language }, t('done.offer-duplicated'));
  }

  @Requires('company:work')
  @Post(':id/repost')
  @ApiOperation({ summary: 'Make a draft of an offer that is over', description: 'Gives the draft.' })
  @ApiResponse({ status: 201, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: `${FORBIDDEN_BY_STATE}, or: ${TOO_MANY}` })
  repost(
    @Param({ schema: offerId }) { id }: OfferId,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('repost', id, { member, session, language }, t('done.offer-duplicated'));
  }

  @Requires('company:work')
  @Post(':id/close')
  @HttpCode(200)
  @ApiOperation({ summary: 'End an offer, and say how the search ended' })
  @ApiResponse({ status: 200, standardSchema: companyOfferResponse })
  @ApiResponse({ status: 404, standardSchema: problem, description: NOT_THERE })
  @ApiResponse({ status: 409, standardSchema: problem, description: FORBIDDEN_BY_STATE })
  @ApiResponse({ status: 422, standardSchema: problem })
  close(
    @Param({ schema: offerId }) { id }: OfferId,
    @Body({ schema: closeOfferRequest }) { outcome }: CloseOfferRequest,
    @CurrentMember() member: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<CompanyOfferResponse> {
    return this.act('close', id, { member, session, language }, t('done.offer-closed'), outcome);
  }

  private async act(
    action: OfferAction,
    id: number,
    { member, session, language }: Asker,
    message: string,
    outcome?: CloseOfferRequest['outcome'],
  ): Promise<CompanyOfferResponse> {
    if (SHOWING.has(action)) {
      requireProvenAddress(session);
    }
    const actor = { companyId: member.companyId, accountId: session.accountId };
    const made = await this.commands.execute(commandOf(action, id, actor, outcome));
    return this.offers.answer(typeof made === 'number' ? made : id, member, language, message);
  }
}
