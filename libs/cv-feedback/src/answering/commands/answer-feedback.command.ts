import type { CvServiceKind } from '@babelboard/platform';
import { Command } from '@nestjs/cqrs';

/** Takes what a service says of a CV: a text, a file that lies on this machine, or both. */
export class AnswerFeedback extends Command<void> {
  constructor(
    readonly deliveryId: string,
    readonly answer: {
      /** Plain; empty for none. */
      text: string;
      file: { path: string; name: string; size: number } | null;
    },
    /** Of which services whoever answers is one; null for an operator, who answers for any. */
    readonly services: readonly CvServiceKind[] | null,
  ) {
    super();
  }
}
