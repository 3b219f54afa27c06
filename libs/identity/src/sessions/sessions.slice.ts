import type { Slice } from '../slice.js';
import { EndSessionsHandler } from './commands/end-sessions.handler.js';
import { LogInHandler } from './commands/log-in.handler.js';
import { LogOutHandler } from './commands/log-out.handler.js';
import { RevokeOtherSessionsHandler } from './commands/revoke-other-sessions.handler.js';
import { RevokeSessionHandler } from './commands/revoke-session.handler.js';
import { Session } from './entities/session.entity.js';
import { LoggedIn } from './events/logged-in.event.js';
import { LastVisits } from './queries/last-visits.js';
import { ListSessionsHandler } from './queries/list-sessions.handler.js';
import { SessionOrigins } from './queries/session-origins.js';
import { PruneSessions } from './schedules/prune-sessions.schedule.js';
import { SessionEnds } from './session-ends.js';
import { Sessions } from './sessions.js';

/** Devices that are signed in. */
export const sessionsSlice: Slice = {
  entities: [Session],
  events: [LoggedIn],
  providers: [
    EndSessionsHandler,
    LastVisits,
    ListSessionsHandler,
    LogInHandler,
    LogOutHandler,
    PruneSessions,
    RevokeOtherSessionsHandler,
    RevokeSessionHandler,
    SessionEnds,
    SessionOrigins,
    Sessions,
  ],
  exports: [LastVisits, SessionEnds, SessionOrigins, Sessions],
};
