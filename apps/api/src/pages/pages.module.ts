import { Module } from '@nestjs/common';
import { CareerEventsApiModule } from '../career-events/career-events-api.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { MinisitesModule } from '../minisites/minisites.module.js';
import { FrontEnd } from './front-end.js';
import { PageCache } from './page-cache.js';
import { PageDataService } from './page-data.service.js';
import { PageRenderer } from './page-renderer.js';
import { PagesController } from './pages.controller.js';
import { WebManifestController } from './web-manifest.controller.js';

@Module({
  imports: [CareerEventsApiModule, JobsModule, MinisitesModule],
  controllers: [WebManifestController, PagesController],
  providers: [FrontEnd, PageCache, PageDataService, PageRenderer],
  exports: [FrontEnd],
})
export class PagesModule {}
