import { Command } from '@nestjs/cqrs';
import type { MinisiteLook } from '../entities/minisite.entity.js';

/** Gives a company its minisite, or changes it. */
export class SetMinisite extends Command<void> {
  constructor(
    readonly companyId: number,
    readonly look: MinisiteLook,
  ) {
    super();
  }
}
