import { Query } from '@nestjs/cqrs';
import type { PayRule } from '../domain/pay-duty.js';
import type { PostedFields } from '../domain/posted-fields.js';
import type { TitleHint } from '../domain/title-hint.js';
import type { NamedLanguage } from '../domain/unasked-languages.js';
import type { UnfairWording } from '../domain/unfair-wording.js';

export interface OfferHints {
  /** Of each country of the places, the strictest first. `missing`: the pay must stand in the ad and does not. */
  pay: { countryId: number; rule: PayRule; missing: boolean }[];
  /** Ids of languages that are asked for as a mother tongue. */
  motherTongueIds: number[];
  /** `language`: code of the one whose rule it is. */
  title: (TitleHint & { language: string }) | null;
  /** Languages that the text asks for, and the offer does not. */
  unaskedLanguages: NamedLanguage[];
  /** The text asks for the pay of now or before: it cannot be published so. */
  payHistory: boolean;
  /** What leaves people out, or asks them for money: with the latter it cannot be published. */
  wording: (UnfairWording & { in: 'title' | 'description' })[];
}

/** Looks at what is typed so far, for what its company would want to know before others see it. */
export class CheckOffer extends Query<OfferHints> {
  constructor(
    readonly typed: Partial<
      Pick<PostedFields, 'title' | 'descriptionHtml' | 'adLanguageId' | 'places' | 'languages' | 'salary'>
    >,
    /** Code of the language in which the title is taken to be written where neither the company nor the text says it. */
    readonly likelyLanguage: string,
  ) {
    super();
  }
}
