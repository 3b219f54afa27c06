import { domainEvent } from '@babelboard/platform';
import type { ProfileLevel } from '../domain/profile-completion.js';

/** A profile reached another level, or fell back to one. */
export class ProfileLevelChanged extends domainEvent<{ accountId: number; from: ProfileLevel; to: ProfileLevel }>(
  'candidates.profile-level-changed.v1',
) {}
