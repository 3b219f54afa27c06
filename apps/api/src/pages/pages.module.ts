import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { FrontEnd } from './front-end.js';
import { PageDataService } from './page-data.service.js';
import { PagesController } from './pages.controller.js';

@Module({
  imports: [JobsModule],
  controllers: [PagesController],
  providers: [FrontEnd, PageDataService],
  exports: [FrontEnd],
})
export class PagesModule {}
