import { Command } from '@nestjs/cqrs';

/** Takes part in the challenge from now on; whoever does so already goes on with it. */
export class JoinChallenge extends Command<void> {
  constructor(
    readonly accountId: number,
    /** IANA, as the browser says it. */
    readonly timeZone: string,
  ) {
    super();
  }
}
