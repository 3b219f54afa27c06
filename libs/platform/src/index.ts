export { CalendarBoards } from './calendar/calendar-boards.js';
export {
  type Appointment,
  appointmentFile,
  type CalendarBoard,
  type CalendarFile,
  type CalendarReader,
} from './calendar/calendar-file.js';
export { Clock, MovableClock, SystemClock } from './clock/clock.js';
export { CV_SERVICES, type CvService, type CvServiceKind, type CvServices } from './config/cv-service-settings.js';
export type { Operator } from './config/operator-settings.js';
export { InvalidSettings, loadSettings, Settings, settingsSchema } from './config/settings.js';
export { isLoopback } from './config/shown-mails.js';
export { type Context, defineContext } from './context/define-context.js';
export { type Crowd, crowdOf, smallerCrowd } from './crowds/crowds.js';
export { BatchLoop } from './database/batch-loop.js';
export { copyLines, copyRows, linesOf } from './database/copy-rows.js';
export { createDataSource } from './database/create-data-source.js';
export { Database } from './database/database.js';
export { PgListener } from './database/pg-listener.js';
export { platformTables } from './database/platform-tables.js';
export { SessionLocks } from './database/session-locks.js';
export { ChangedElsewhere } from './edits/changed-elsewhere.js';
export { merged } from './edits/merged.js';
export { type CodedError, DomainError, type DomainErrorKind } from './errors/domain-error.js';
export { ErrorWords } from './errors/error-words.js';
export { checkTogether, RefusedTogether } from './errors/refused-together.js';
export { type PartState, Readiness, stateOf } from './health/readiness.js';
export { type CountedUse, type RateLimit, RateLimits } from './limits/rate-limits.js';
export { LiveChannel, type LiveNews } from './live/live-channel.js';
export { maskPersonalData } from './logs/mask-personal-data.js';
export { createLogger, PinoLogger } from './logs/pino-logger.js';
export { mailboxFolder } from './mail/create-mail-transport.js';
export { AddressRefused, type Mail, type MailCalendar, MailTransport } from './mail/mail-transport.js';
export { Mailbox, type MailboxEntry } from './mail/mailbox.js';
export { senderFaults } from './mail/sender-faults.js';
export { blamesSender } from './mail/unknown-mailbox.js';
export { Metrics } from './metrics/metrics.js';
export { checkedLookup } from './net/checked-lookup.js';
export { type AddressRules, hostOf, isOutsideAddress } from './net/outside-address.js';
export { NotPublic, type OutsideAnswer, postOutside } from './net/post-outside.js';
export { isLoopbackAddress, isPublicAddress } from './net/public-address.js';
export { isSignedBody, type SignedBody, signBody } from './net/signed-body.js';
export {
  type AnyDomainEventClass,
  type DomainEvent,
  declaredEventTypes,
  domainEvent,
  type JsonObject,
  type JsonValue,
  type StoredEvent,
} from './outbox/domain-event.js';
export { Outbox } from './outbox/outbox.js';
export { OutboxRelay } from './outbox/outbox-relay.js';
export { PageChange, type PageDependency, type PageSubject } from './pages/page-change.js';
export { PageChanges } from './pages/page-changes.js';
export { PlatformModule, type PlatformParts } from './platform.module.js';
export { BeforeErasure } from './privacy/before-erasure.js';
export { emailKey, emailKeySql } from './privacy/email-key.js';
export { Eraser } from './privacy/eraser.js';
export { ExportedNames } from './privacy/exported-names.js';
export { FileRemovals } from './privacy/file-removals.js';
export { NewFiles } from './privacy/new-files.js';
export { NothingPersonal, PersonalData, privacyOf } from './privacy/personal-data.decorator.js';
export { PersonalDataReader, type PersonalRows } from './privacy/personal-data-reader.js';
export { type Person, type PersonalTable, PersonalTables } from './privacy/personal-tables.js';
export { keptByLaw, personal, plain, storedFile, withheld } from './privacy/privacy-declaration.js';
export { RETENTION_MS, type Retention } from './privacy/retention.js';
export type {
  IndexBuild,
  Projection,
  ProjectionIndex,
  Subject,
  WriteRecord,
  Written,
} from './projections/projection.js';
export { ProjectionBatch } from './projections/projection-batch.js';
export { ProjectionLoopsModule } from './projections/projection-loops.module.js';
export { ProjectionMarks } from './projections/projection-marks.js';
export { ProjectionRebuild } from './projections/projection-rebuild.js';
export { ProjectionSweep } from './projections/projection-sweep.js';
export { Projections } from './projections/projections.js';
export { RebuildTimes } from './projections/rebuild-times.js';
export { Storage, type StoredFile } from './storage/storage.js';
export { currentTask, type EventTask } from './tasks/current-task.js';
export { OutsideReaction } from './tasks/outside-reaction.decorator.js';
export { ProcessedEvents } from './tasks/processed-events.js';
export { PutBack } from './tasks/put-back.js';
export { Reaction } from './tasks/reaction.decorator.js';
export { Schedule } from './tasks/schedule.decorator.js';
export { migrateTaskTables, openTaskQueue } from './tasks/task-backend.js';
export {
  declaredTaskHandlers,
  type OutsideReactionHandler,
  type ReactionHandler,
  type ScheduleHandler,
} from './tasks/task-declarations.js';
export { TaskHandlers } from './tasks/task-handlers.js';
export { TaskQueues } from './tasks/task-queues.js';
export { TaskRegistry } from './tasks/task-registry.js';
export { TaskRunner } from './tasks/task-runner.js';
export { TasksModule } from './tasks/tasks.module.js';
export { WaitingTasks } from './tasks/waiting-tasks.js';
export { WaitingWork } from './tasks/waiting-work.js';
export { WORKLOADS, type Workload } from './tasks/workload.js';
export { foldLetters } from './text/fold-letters.js';
export { foldSpelling } from './text/fold-spelling.js';
export { htmlSanitiser, lastingText } from './text/html-sanitiser.js';
export { foldLookAlikes } from './text/look-alikes.js';
export { normaliseUrl } from './text/web-address.js';
export { platformTexts } from './texts/platform-texts.js';
export { currentTraceId, newTraceId, withTrace } from './trace/trace.js';
export { giveWay } from './turns/give-way.js';
export { inTurns } from './turns/in-turns.js';
export { WaitingLine } from './turns/waiting-line.js';
export { withinTime } from './turns/within-time.js';
