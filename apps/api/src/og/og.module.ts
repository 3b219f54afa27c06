import { Module } from '@nestjs/common';
import { CareerEventsApiModule } from '../career-events/career-events-api.module.js';
import { EventPicturesController } from './event-pictures.controller.js';
import { OfferPicturesController } from './offer-pictures.controller.js';
import { SharePictures } from './share-pictures.js';

@Module({
  imports: [CareerEventsApiModule],
  controllers: [EventPicturesController, OfferPicturesController],
  providers: [SharePictures],
})
export class OgModule {}
