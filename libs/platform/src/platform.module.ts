import type { AnyCatalogues } from '@babelboard/texts/server';
import { type DynamicModule, Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { CalendarBoards } from './calendar/calendar-boards.js';
import { Clock, OffsetClock, SystemClock } from './clock/clock.js';
import { Settings } from './config/settings.js';
import type { Context } from './context/define-context.js';
import { createDataSource } from './database/create-data-source.js';
import { Database } from './database/database.js';
import { PgListener } from './database/pg-listener.js';
import { SessionLocks } from './database/session-locks.js';
import { Readiness } from './health/readiness.js';
import { RateLimits } from './limits/rate-limits.js';
import { LiveChannel } from './live/live-channel.js';
import { createMailTransport } from './mail/create-mail-transport.js';
import { MailTransport } from './mail/mail-transport.js';
import { Metrics } from './metrics/metrics.js';
import { declaredEventTypes } from './outbox/domain-event.js';
import { DECLARED_EVENT_TYPES, EventTypes, LISTED_EVENT_TYPES } from './outbox/event-types.js';
import { Outbox } from './outbox/outbox.js';
import { PageChanges } from './pages/page-changes.js';
import { BeforeErasure } from './privacy/before-erasure.js';
import { Eraser } from './privacy/eraser.js';
import { ExportedNames } from './privacy/exported-names.js';
import { FileRemovals } from './privacy/file-removals.js';
import { NewFiles } from './privacy/new-files.js';
import { PersonalDataReader } from './privacy/personal-data-reader.js';
import { PersonalTables } from './privacy/personal-tables.js';
import { ProjectionBatch } from './projections/projection-batch.js';
import { ProjectionLocks } from './projections/projection-locks.js';
import { ProjectionMarks } from './projections/projection-marks.js';
import { ProjectionMetrics } from './projections/projection-metrics.js';
import { ProjectionRebuild } from './projections/projection-rebuild.js';
import { ProjectionSweep } from './projections/projection-sweep.js';
import { ProjectionWriter } from './projections/projection-writer.js';
import { Projections } from './projections/projections.js';
import { RedisConnection } from './redis/redis-connection.js';
import { createStorage } from './storage/create-storage.js';
import { Storage } from './storage/storage.js';
import { ProcessedEvents } from './tasks/processed-events.js';
import { WaitingWork } from './tasks/waiting-work.js';
import { platformTexts } from './texts/platform-texts.js';
import { LISTED_CATALOGUES, TextFiles } from './texts/text-files.js';

export interface PlatformParts {
  settings: Settings;
  /** All of them, also where a process needs the modules of few. */
  contexts: readonly Context[];
  /** What the process says itself, beside the contexts. */
  texts?: readonly AnyCatalogues[];
  /** Tests put a movable clock here. */
  clock?: Clock;
}

/** What every process needs: settings, database, outbox, buses, storage, mail, clock, metrics. */
@Global()
@Module({})
export class PlatformModule {
  static forRoot(parts: PlatformParts): DynamicModule {
    const { settings, contexts, texts = [] } = parts;
    const { clockOffsetFile } = settings;
    const clock = parts.clock ?? (clockOffsetFile === undefined ? new SystemClock() : new OffsetClock(clockOffsetFile));
    return {
      module: PlatformModule,
      imports: [
        CqrsModule.forRoot(),
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ retryAttempts: 0 }),
          dataSourceFactory: async () => createDataSource(settings, contexts).initialize(),
        }),
      ],
      providers: [
        { provide: Settings, useValue: settings },
        { provide: LISTED_EVENT_TYPES, useValue: contexts.flatMap(({ events }) => events.map(({ type }) => type)) },
        { provide: DECLARED_EVENT_TYPES, useFactory: declaredEventTypes },
        EventTypes,
        {
          provide: LISTED_CATALOGUES,
          useValue: [platformTexts, ...contexts.flatMap((context) => context.texts ?? []), ...texts],
        },
        TextFiles,
        { provide: Clock, useValue: clock },
        { provide: Database, useFactory: (source: DataSource) => new Database(source), inject: [DataSource] },
        { provide: Storage, useFactory: () => createStorage(settings) },
        { provide: MailTransport, useValue: createMailTransport(settings, clock) },
        CalendarBoards,
        PgListener,
        LiveChannel,
        SessionLocks,
        Metrics,
        Outbox,
        PageChanges,
        ProcessedEvents,
        ProjectionBatch,
        ProjectionLocks,
        ProjectionMarks,
        ProjectionMetrics,
        ProjectionRebuild,
        ProjectionSweep,
        ProjectionWriter,
        Projections,
        RateLimits,
        Readiness,
        RedisConnection,
        ExportedNames,
        PersonalTables,
        PersonalDataReader,
        FileRemovals,
        NewFiles,
        BeforeErasure,
        Eraser,
        WaitingWork,
      ],
      exports: [
        CqrsModule,
        CalendarBoards,
        EventTypes,
        Settings,
        Clock,
        Database,
        Storage,
        MailTransport,
        PgListener,
        LiveChannel,
        SessionLocks,
        Metrics,
        Outbox,
        PageChanges,
        ProcessedEvents,
        ProjectionBatch,
        ProjectionLocks,
        ProjectionMarks,
        ProjectionRebuild,
        ProjectionSweep,
        Projections,
        RateLimits,
        Readiness,
        ExportedNames,
        PersonalTables,
        PersonalDataReader,
        FileRemovals,
        NewFiles,
        BeforeErasure,
        Eraser,
        WaitingWork,
      ],
    };
  }
}
