import { Command } from '@nestjs/cqrs';

export class PublishOffer extends Command<void> {
  constructor(readonly offerId: number) {
    super();
  }
}
