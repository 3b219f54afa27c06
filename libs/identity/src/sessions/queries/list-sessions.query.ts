import { Query } from '@nestjs/cqrs';
import type { SessionMethod } from '../sessions.js';

export interface ListedSession {
  id: string;
  userAgent: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  method: SessionMethod;
  createdAt: Date;
  lastSeenAt: Date;
}

/** The devices that are signed in to an account, the latest first. */
export class ListSessions extends Query<ListedSession[]> {
  constructor(readonly accountId: number) {
    super();
  }
}
