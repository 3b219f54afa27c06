import type { CompanyMembership } from '@babelboard/companies';
import type { AuthenticatedSession } from '@babelboard/identity';
import { DomainError, RefusedTogether } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import {
  type OffersBulkRequest,
  type OffersBulkResponse,
  offersBulkRequest,
  offersBulkResponse,
  problem,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Requires } from '../auth/access/access.decorator.js';
import { CurrentMember } from '../auth/access/current-member.decorator.js';
import { CurrentSession } from '../auth/access/current-session.decorator.js';
import { RequestLanguage, RequestTexts } from '../languages/request-language.js';
import { apiErrorWords } from '../problems/api-error-words.js';
import type { ApiTexts } from '../texts/api-texts.js';
import { commandOf, SHOWING } from './offer-actions.js';
import { requireProvenAddress } from './own-offers.js';

/** The same for many offers at once. */
@ApiTags('company offers')
@Controller('api/companies/offers')
export class OffersBulkController {
  constructor(private readonly commands: CommandBus) {}

  @Requires('company:work')
  @Post('bulk')
  @HttpCode(200)
  @ApiOperation({
    summary: 'Do the same with several offers',
    description: 'One after the other; one that refuses does not keep the others from it.',
  })
  @ApiResponse({ status: 200, standardSchema: offersBulkResponse })
  @ApiResponse({ status: 422, standardSchema: problem })
  async act(
    @Body({ schema: offersBulkRequest }) { ids, action, outcome }: OffersBulkRequest,
    @CurrentMember() { companyId }: CompanyMembership,
    @CurrentSession() session: AuthenticatedSession,
    @RequestLanguage() language: UiLanguage,
    @RequestTexts() t: ApiTexts,
  ): Promise<OffersBulkResponse> {
    if (SHOWING.has(action)) {
      requireProvenAddress(session);
    }
    const { accountId } = session;
    const result: Omit<OffersBulkResponse, 'toasts'> = { done: [], refused: [] };
    for (const id of new Set(ids)) {
      try {
        await this.commands.execute(commandOf(action, id, { companyId, accountId }, outcome));
        result.done.push(id);
      } catch (error) {
        const refusal = error instanceof RefusedTogether ? error.each[0] : error;
        if (!(refusal instanceof DomainError)) {
          throw error;
        }
        result.refused.push({ id, code: refusal.code, message: apiErrorWords.of(refusal, language) });
      }
    }
    const values = { done: result.done.length, refused: result.refused.length };
    const type = result.refused.length === 0 ? 'success' : 'warning';
    return { ...result, toasts: [{ type, options: { message: t('done.offers-changed', values) } }] };
  }
}
