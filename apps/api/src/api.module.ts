import { PlatformModule, type PlatformParts, type Settings } from '@babelboard/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { contextModules, databaseParts } from '../../contexts.js';
import { MailboxController } from './dev/mailbox.controller.js';
import { HealthController } from './health/health.controller.js';
import { VersionController } from './health/version.controller.js';
import { JobsModule } from './jobs/jobs.module.js';
import { PagesModule } from './pages/pages.module.js';

/** The HTTP edge. Pages come last: they take every path that nothing else has. */
@Module({})
export class ApiModule {
  static forRoot(settings: Settings, overrides: Partial<PlatformParts> = {}): DynamicModule {
    return {
      module: ApiModule,
      imports: [
        PlatformModule.forRoot({ settings, ...databaseParts, ...overrides }),
        ...contextModules,
        JobsModule,
        PagesModule,
      ],
      controllers: [HealthController, VersionController, MailboxController],
    };
  }
}
