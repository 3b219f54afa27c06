import { Module } from '@nestjs/common';
import { ApplicationPresenter } from './application-presenter.js';
import { ApplicationsController } from './applications.controller.js';
import { SentCvsController } from './sent-cvs.controller.js';

@Module({ controllers: [ApplicationsController, SentCvsController], providers: [ApplicationPresenter] })
export class ApplicationsApiModule {}
