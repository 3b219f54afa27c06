import { ProfileChanged, type ProfilePart } from '@babelboard/candidates/contract';
import { CvRead, CvRemoved, DefaultCvChosen } from '@babelboard/cvs/contract';
import { EmailChanged, EmailVerified } from '@babelboard/identity/contract';
import { Reaction, type ReactionHandler, type StoredEvent } from '@babelboard/platform';
import { AccountDeleted, ConsentChanged } from '@babelboard/privacy/contract';
import type { EntityManager } from 'typeorm';
import { PeopleMarks } from '../people-marks.js';

/** Changes of a profile seldom come alone. */
const REST_SECONDS = 1;

/** Who does not want to be found any more, or by somebody, is not found for another second. */
const AT_ONCE: readonly ProfilePart[] = ['cv-search', 'block-list'];
/** A CV is told of by itself: by then it is read, or gone. */
const WITHOUT_EFFECT: readonly ProfilePart[] = ['avatar', 'cv'];

type Told =
  | ProfileChanged
  | ConsentChanged
  | CvRead
  | CvRemoved
  | DefaultCvChosen
  | EmailVerified
  | EmailChanged
  | AccountDeleted;

/** Marks somebody of whom something changed that others may find, that says who it is, or that decides whether they are found at all. */
@Reaction({
  id: 'cv-search.mark-person',
  on: [ProfileChanged, ConsentChanged, CvRead, CvRemoved, DefaultCvChosen, EmailVerified, EmailChanged, AccountDeleted],
  workload: 'indexing',
})
export class MarkFindablePerson implements ReactionHandler {
  constructor(private readonly marks: PeopleMarks) {}

  async handle({ payload }: StoredEvent<Told>, tx: EntityManager): Promise<void> {
    const part = 'part' in payload ? payload.part : null;
    if ((part !== null && WITHOUT_EFFECT.includes(part)) || ('kind' in payload && payload.kind !== 'cvsearch')) {
      return;
    }
    const afterSeconds = part === null || AT_ONCE.includes(part) ? 0 : REST_SECONDS;
    await this.marks.add(tx, [payload.accountId], { afterSeconds });
  }
}
