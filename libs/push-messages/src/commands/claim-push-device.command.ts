import type { AskingSession } from '@babelboard/identity/contract';
import { Command } from '@nestjs/cqrs';

/** Says who is signed in at a browser that gets messages: those of somebody else end. Gives whether it gets theirs. */
export class ClaimPushDevice extends Command<boolean> {
  constructor(
    readonly session: Pick<AskingSession, 'accountId' | 'sessionId'>,
    readonly endpoint: string,
  ) {
    super();
  }
}
