import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { AtomController } from './atom.controller.js';
import { JobsXmlController } from './jobs-xml.controller.js';
import { PublicOffersController } from './public-offers.controller.js';
import { PublicOffers } from './public-offers.js';

@Module({
  imports: [JobsModule],
  controllers: [JobsXmlController, AtomController, PublicOffersController],
  providers: [PublicOffers],
})
export class FeedsModule {}
