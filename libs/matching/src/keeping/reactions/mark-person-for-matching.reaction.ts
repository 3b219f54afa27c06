import { ProfileChanged, ProfileLevelChanged, type ProfilePart } from '@babelboard/candidates/contract';
import { ProjectionMarks, Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import type { EntityManager } from 'typeorm';
import { PEOPLE } from '../projection-names.js';

/** Whoever fills in a profile changes much of it at once: it is matched when they have come to a rest. */
const REST_SECONDS = 30;

/** Parts of a profile that no score reads; whether they change its level is told apart. */
const WITHOUT_EFFECT: readonly ProfilePart[] = ['education', 'online-profiles', 'phone', 'avatar', 'cv', 'cv-search'];

/** Marks somebody whose profile changed in what a score reads, or came above or below what matchings need. */
@Reaction({ id: 'matching.mark-person', on: [ProfileChanged, ProfileLevelChanged], workload: 'indexing' })
export class MarkPersonForMatching implements ReactionHandler {
  constructor(private readonly marks: ProjectionMarks) {}

  async handle({ payload }: StoredEvent<ProfileChanged | ProfileLevelChanged>, tx: EntityManager): Promise<void> {
    const part = 'part' in payload ? payload.part : null;
    if (part !== null && WITHOUT_EFFECT.includes(part)) {
      return;
    }
    // Who blocks a company does not want to see it for another half minute.
    const afterSeconds = part === 'block-list' ? 0 : REST_SECONDS;
    await this.marks.add(tx, [PEOPLE], [payload.accountId], { afterSeconds });
  }
}
