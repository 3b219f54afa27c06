import { PoolConsentChanged } from '@babelboard/applications/contract';
import {
  AccountRegistered,
  AdminHandedOff,
  EmailChanged,
  LoggedIn,
  PasswordChanged,
  SessionOrigins,
  SignInMethodsChanged,
  SupportAccessCreated,
  SupportAccessOpened,
} from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { AccountDeleted, ConsentChanged, DataExportRequested, DataExportTaken } from '@babelboard/privacy/contract';
import type { EntityManager } from 'typeorm';
import { AuditLog } from './audit-log.js';

const FACTS = [
  AccountDeleted,
  AccountRegistered,
  AdminHandedOff,
  ConsentChanged,
  DataExportRequested,
  DataExportTaken,
  EmailChanged,
  LoggedIn,
  PasswordChanged,
  PoolConsentChanged,
  SignInMethodsChanged,
  SupportAccessCreated,
  SupportAccessOpened,
];

/** What each is called in the log. */
const ACTIONS: Record<string, string> = {
  [AccountRegistered.type]: 'account.register',
  [AccountDeleted.type]: 'account.delete',
  [LoggedIn.type]: 'session.login',
  [PasswordChanged.type]: 'account.change-password',
  [EmailChanged.type]: 'account.change-email',
  [ConsentChanged.type]: 'account.change-consent',
  [PoolConsentChanged.type]: 'application.change-pool-consent',
  [DataExportRequested.type]: 'account.request-export',
  [DataExportTaken.type]: 'account.take-export',
  [SignInMethodsChanged.type]: 'account.change-sign-in',
  [AdminHandedOff.type]: 'admin.hand-off',
  [SupportAccessCreated.type]: 'support.create-access',
  [SupportAccessOpened.type]: 'support.open-access',
};

type Fact = InstanceType<(typeof FACTS)[number]>;

/** What the log knows of payloads: whose account it is, and what only some of them say. The rest goes into the entry as it is. */
type Known = Pick<Fact['payload'], 'accountId'> &
  Partial<
    Pick<LoggedIn['payload'], 'sessionId' | 'method'> &
      Pick<SupportAccessCreated['payload'], 'adminId'> &
      Pick<EmailChanged['payload'], 'tokenId'>
  >;

/** Writes down what happens to accounts. */
@Reaction({ id: 'operations.record-account-event', on: FACTS, workload: 'general' })
export class RecordAccountEvent implements ReactionHandler {
  constructor(
    private readonly log: AuditLog,
    private readonly origins: SessionOrigins,
  ) {}

  async handle({ type, payload, occurredAt }: StoredEvent<Fact>, tx: EntityManager): Promise<void> {
    const known: Known = payload;
    const { accountId, sessionId, adminId = null, tokenId: _tokenId, ...detail } = known;
    if (type === LoggedIn.type && detail.method === 'support') {
      // `SupportAccessOpened` tells the same, and who it was.
      return;
    }
    await this.log.record(
      {
        at: occurredAt,
        actorId: adminId ?? accountId,
        behalfOfId: adminId === null ? null : accountId,
        action: ACTIONS[type] as string,
        subject: `account:${accountId}`,
        ipAddress: sessionId === undefined ? null : await this.origins.addressOf(tx, sessionId),
        detail,
      },
      tx,
    );
  }
}
