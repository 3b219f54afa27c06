import { Command } from '@nestjs/cqrs';

export class CloseOffer extends Command<void> {
  constructor(readonly offerId: number) {
    super();
  }
}
