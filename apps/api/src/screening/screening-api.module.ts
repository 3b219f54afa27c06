import { Module } from '@nestjs/common';
import { ScreeningQuestionsController } from './screening-questions.controller.js';
import { ScreeningTemplatesController } from './screening-templates.controller.js';

@Module({ controllers: [ScreeningQuestionsController, ScreeningTemplatesController] })
export class ScreeningApiModule {}
