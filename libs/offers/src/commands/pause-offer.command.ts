import { Command } from '@nestjs/cqrs';

export class PauseOffer extends Command<void> {
  constructor(readonly offerId: number) {
    super();
  }
}
