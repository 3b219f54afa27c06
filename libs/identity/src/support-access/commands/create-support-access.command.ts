import { Command } from '@nestjs/cqrs';

export interface SupportAccess {
  /** Good for one use. */
  code: string;
  expiresAt: Date;
}

/** Makes a link with which an admin sees the product as one user. */
export class CreateSupportAccess extends Command<SupportAccess> {
  constructor(
    /** The link ends with this session. */
    readonly admin: { accountId: number; sessionId: string },
    readonly accountId: number,
  ) {
    super();
  }
}
