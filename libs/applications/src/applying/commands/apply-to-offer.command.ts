import type { Asker } from '@babelboard/identity/contract';
import type { ClientPlatform, ScreeningAnswer } from '@babelboard/wire';
import { Command } from '@nestjs/cqrs';

/** What somebody sends with an application. */
export interface ApplicationForm {
  offerId: number;
  /** Null: the default one. */
  cvId: number | null;
  letter: string;
  answers: { questionId: number; answer: ScreeningAnswer }[];
  /** Of the questions that were read; null where nobody cares. */
  questionsVersion: number | null;
  /** The language in which somebody consented to being kept in the talent pool, where the offer is one; null where nobody did. */
  poolConsentIn: string | null;
  /** What it is sent with. */
  platform: ClientPlatform;
}

/** Sends an application, for the first time or again after a withdrawal; gives its id. */
export class ApplyToOffer extends Command<number> {
  constructor(
    readonly asker: Asker,
    readonly form: ApplicationForm,
  ) {
    super();
  }
}
