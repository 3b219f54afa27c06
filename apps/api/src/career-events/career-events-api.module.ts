import { Module } from '@nestjs/common';
import { CareerEventAnswers } from './career-event-answers.js';
import { CareerEventPresenter } from './career-event-presenter.js';
import { CareerEventsController } from './career-events.controller.js';
import { EditedCareerEventsController } from './edited-career-events.controller.js';
import { OwnCareerEventsController } from './own-career-events.controller.js';

@Module({
  controllers: [CareerEventsController, EditedCareerEventsController, OwnCareerEventsController],
  providers: [CareerEventAnswers, CareerEventPresenter],
  exports: [CareerEventAnswers],
})
export class CareerEventsApiModule {}
