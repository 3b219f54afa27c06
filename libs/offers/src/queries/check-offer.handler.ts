import { LANGUAGE_LEVELS } from '@babelboard/language-check';
import { recogniseLanguageRequirements } from '@babelboard/language-recognition/contract';
import { adAsksForPayHistory } from '@babelboard/pay-history/contract';
import { ReferenceCatalogue } from '@babelboard/reference-data/contract';
import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { PostedContent } from '../commands/posted-content.js';
import { namesNoPay } from '../domain/missing-parts.js';
import { titleHint } from '../domain/neutral-title.js';
import { type NamedLanguage, unaskedLanguages } from '../domain/unasked-languages.js';
import { unfairWordings } from '../domain/unfair-wording.js';
import { sanitiseDescription } from '../import/normalise/sanitise-description.js';
import { CheckOffer, type OfferHints } from './check-offer.query.js';
import { PayRules } from './pay-rules.js';

@QueryHandler(CheckOffer)
export class CheckOfferHandler implements IQueryHandler<CheckOffer> {
  constructor(
    private readonly catalogue: ReferenceCatalogue,
    private readonly payRules: PayRules,
    private readonly content: PostedContent,
  ) {}

  async execute({ typed, likelyLanguage }: CheckOffer): Promise<OfferHints> {
    const { title = '', descriptionHtml = '', adLanguageId, places = [], languages = [], salary = null } = typed;
    const { text } = sanitiseDescription(descriptionHtml);
    const chosen = this.catalogue.language(adLanguageId ?? 0);
    const language = (chosen ?? (await this.content.languageOf(title, text)))?.code ?? likelyLanguage;
    const neutral = titleHint(title, language);
    // A proposal that leaves people out all the same is none.
    const hint = neutral !== null && unfairWordings(neutral.proposal).length > 0 ? null : neutral;
    return {
      pay: this.payRules.of(places).map(({ countryId, rule }) => ({
        countryId,
        rule,
        missing: rule.duty === 'in_ad' && namesNoPay(salary),
      })),
      motherTongueIds: languages
        .filter(({ level }) => level === LANGUAGE_LEVELS.motherTongue)
        .map(({ languageId }) => languageId),
      title: hint && { ...hint, language },
      unaskedLanguages: unaskedLanguages(
        this.languagesNamed(title, text, language),
        languages.flatMap(({ languageId }) => this.catalogue.language(languageId)?.slug ?? []),
      ),
      payHistory: await adAsksForPayHistory(text),
      wording: [
        ...unfairWordings(title).map((wording) => ({ ...wording, in: 'title' as const })),
        ...unfairWordings(text).map((wording) => ({ ...wording, in: 'description' as const })),
      ],
    };
  }

  private languagesNamed(title: string, descriptionText: string, adLanguage: string): NamedLanguage[] {
    const found = recogniseLanguageRequirements({ title, descriptionText, adLanguage });
    return found.flatMap(({ languageCode, level, preference }) => {
      const record = this.catalogue.languageByCode(languageCode);
      if (record === undefined) return [];
      return [{ languageId: record.id, slug: record.slug, level, mandatory: preference === 'required' }];
    });
  }
}
