import type { CvServiceKind } from '@babelboard/platform';
import { Command } from '@nestjs/cqrs';

/** Takes a CV back that has not left yet. */
export class TakeFeedbackBack extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
    readonly service: CvServiceKind,
  ) {
    super();
  }
}
