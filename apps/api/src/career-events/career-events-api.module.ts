import { Module } from '@nestjs/common';
import { CareerEventPresenter } from './career-event-presenter.js';
import { CareerEventsController } from './career-events.controller.js';
import { EditedCareerEventsController } from './edited-career-events.controller.js';
import { OwnCareerEventsController } from './own-career-events.controller.js';

@Module({
  controllers: [CareerEventsController, EditedCareerEventsController, OwnCareerEventsController],
  providers: [CareerEventPresenter],
  exports: [CareerEventPresenter],
})
export class CareerEventsApiModule {}
