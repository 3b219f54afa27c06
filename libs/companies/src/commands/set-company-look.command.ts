import { Command } from '@nestjs/cqrs';

/** Gives a company its logo and its colour. */
export class SetCompanyLook extends Command<void> {
  constructor(
    readonly companyId: number,
    /** A PNG picture; null takes the logo away. */
    readonly logo: Uint8Array | null,
    /** Degrees; null for none. */
    readonly hue: number | null,
  ) {
    super();
  }
}
