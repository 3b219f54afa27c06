import { Command } from '@nestjs/cqrs';
import type { OnlineProfileKind } from '../entities/online-profile.entity.js';

export interface TypedOnlineProfile {
  kind: OnlineProfileKind;
  /** As somebody typed it; empty takes the profile away. */
  address: string;
}

/** Changes those of somebody's online profiles that are named. */
export class UpdateOnlineProfiles extends Command<void> {
  constructor(
    readonly accountId: number,
    readonly profiles: readonly TypedOnlineProfile[],
    /** As they were when editing began (`mergeEdits`); null where nobody says. */
    readonly base: readonly TypedOnlineProfile[] | null = null,
  ) {
    super();
  }
}
