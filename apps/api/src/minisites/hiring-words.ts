import { ReplyFigures } from '@babelboard/applications';
import { ClosingOutcomes } from '@babelboard/offers/contract';
import type { UiLanguage } from '@babelboard/texts';
import { Injectable } from '@nestjs/common';
import { apiTexts } from '../texts/api-texts.js';

/** Says how a company answers and fills its offers: whole sentences, so that the first pages load no words for it. */
@Injectable()
export class HiringWords {
  constructor(
    private readonly replies: ReplyFigures,
    private readonly outcomes: ClosingOutcomes,
  ) {}

  async of(companyId: number, language: UiLanguage): Promise<string[]> {
    const t = apiTexts.in(language);
    const replies = await this.replies.inPublic(companyId);
    const percent = await this.outcomes.filledHere(companyId);
    return [
      ...(replies === null
        ? []
        : [replies.medianDays === null ? t('hiring.silent') : t('hiring.median', { days: replies.medianDays })]),
      ...(percent === null ? [] : [t('hiring.filled', { percent })]),
    ];
  }
}
