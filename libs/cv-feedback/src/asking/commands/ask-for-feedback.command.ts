import type { CvServiceKind } from '@babelboard/platform';
import { Command } from '@nestjs/cqrs';

/** Sends a CV to a service, as its owner has agreed to. */
export class AskForFeedback extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly cvId: number,
    readonly service: CvServiceKind,
    /** The name of the service that the person was shown; null where that is not known. */
    readonly shownName: string | null,
  ) {
    super();
  }
}
