import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { OfferPicturesController } from './offer-pictures.controller.js';
import { OfferPictures } from './offer-pictures.js';

@Module({ imports: [JobsModule], controllers: [OfferPicturesController], providers: [OfferPictures] })
export class OgModule {}
