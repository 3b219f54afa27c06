import { Module } from '@nestjs/common';
import { OfferPicturesController } from './offer-pictures.controller.js';
import { OfferPictures } from './offer-pictures.js';

@Module({ controllers: [OfferPicturesController], providers: [OfferPictures] })
export class OgModule {}
