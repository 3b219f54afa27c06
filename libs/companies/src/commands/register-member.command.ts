import { Command } from '@nestjs/cqrs';

export interface InvitedPerson {
  password: string;
  firstName: string;
  lastName: string;
  language: string;
  /** Whether news by mail are wanted. */
  newsletters: boolean;
}

/** Makes the account of somebody who is invited and has none; they work for the company at once. */
export class RegisterMember extends Command<void> {
  constructor(
    readonly token: string,
    readonly person: InvitedPerson,
  ) {
    super();
  }
}
