import { type AlertNarrowing, AlertNarrowings, alertChangedMeanwhile, PREVIEW_DAYS } from '@babelboard/alerts';
import { JobCards } from '@babelboard/job-lists';
import type { UiLanguage } from '@babelboard/texts';
import {
  type MailedOffer,
  type MailedOfferRequest,
  mailedOffer,
  mailedOfferRequest,
  type NarrowJobAlertRequest,
  narrowJobAlertRequest,
  problem,
} from '@babelboard/wire';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Public } from '../auth/access/access.decorator.js';
import { ReadOnlyUnderSupport } from '../auth/access/read-only-under-support.decorator.js';
import { RequestLanguage } from '../languages/request-language.js';
import { type LinkedAlert, LinkedAlerts } from './linked-alerts.js';
import { presentLinkedAlert } from './present-alert.js';

/** What readers of a mail of an alert say of an offer in it, by the link of the mail: nobody has to sign in. */
@ApiTags('alerts')
@Controller('api/alerts/by-link')
export class MailedOffersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly linked: LinkedAlerts,
    private readonly narrowings: AlertNarrowings,
    private readonly cards: JobCards,
  ) {}

  @Public()
  @ReadOnlyUnderSupport(false)
  @Post('offer')
  @HttpCode(200)
  @ApiOperation({
    summary: 'An offer that a mail of an alert has brought, and how the alert can leave it out',
    description: 'A POST, so that the code stands in no address. It changes nothing.',
  })
  @ApiResponse({ status: 200, standardSchema: mailedOffer })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  async check(
    @Body({ schema: mailedOfferRequest }) { token, offer_id }: MailedOfferRequest,
    @RequestLanguage() language: UiLanguage,
  ): Promise<MailedOffer> {
    return this.present(await this.linked.find(token, language), offer_id, language);
  }

  @Public()
  @Post('narrow')
  @HttpCode(200)
  @ApiOperation({ summary: 'Change the alert of a link in one of the ways that were proposed' })
  @ApiResponse({ status: 200, standardSchema: mailedOffer })
  @ApiResponse({
    status: 409,
    standardSchema: problem,
    description:
      'It changed meanwhile, and this is no way any more (`ALERT_CHANGED_MEANWHILE`), or another one is for that list (`ALERT_EXISTS`)',
  })
  @ApiResponse({ status: 410, standardSchema: problem, description: 'No link of ours, or its alert is gone' })
  async narrow(
    @Body({ schema: narrowJobAlertRequest }) { token, offer_id, path }: NarrowJobAlertRequest,
    @RequestLanguage() language: UiLanguage,
  ): Promise<MailedOffer> {
    const { alert, commandTo } = await this.linked.find(token, language);
    if (!(await this.narrowings.proposes(alert.address, offer_id, path))) {
      throw alertChangedMeanwhile();
    }
    await this.commands.execute(commandTo({ address: path }));
    return this.present(await this.linked.find(token, language), offer_id, language);
  }

  private async present(
    { alert, accountId }: LinkedAlert,
    offerId: number,
    language: UiLanguage,
  ): Promise<MailedOffer> {
    const [cards, found] = await Promise.all([
      this.cards.loadKnown([offerId], language),
      this.narrowings.find({ address: alert.address, accountId }, offerId, language),
    ]);
    const [offer] = cards.map(({ url, title, company, places, extra }) => ({
      ...{ path: url, title, company: company.name, ended: !extra.available },
      place: places[0]?.city ?? places[0]?.country ?? null,
    }));
    return {
      alert: presentLinkedAlert(alert),
      in_account: accountId !== null,
      offer: offer ?? null,
      days: PREVIEW_DAYS,
      now: found && { offers: found.now.offers, or_more: found.now.orMore },
      changes: found?.narrowings.map(presentNarrowing) ?? [],
    };
  }
}

function presentNarrowing(narrowing: AlertNarrowing): MailedOffer['changes'][number] {
  const { reason, filter, has, asks, address, offers, orMore } = narrowing;
  return { reason, filter, has, asks, path: address, offers, or_more: orMore };
}
