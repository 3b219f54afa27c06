import { Clock, FileRemovals } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { AnsweredQuestion } from '../screening/domain/check-answers.js';
import { ApplicationAnswer } from './entities/application-answer.entity.js';
import { ApplicationStep } from './entities/application-step.entity.js';
import { JobApplication, type SentApplication } from './entities/job-application.entity.js';
import { SentProfiles } from './sent-profiles.js';

interface Sending {
  to: Pick<JobApplication, 'offerId' | 'companyId' | 'accountId'>;
  /** The one that was withdrawn. */
  before: JobApplication | null;
  sent: SentApplication;
  answers: readonly AnsweredQuestion[];
}

/** Writes an application that is sent, with its answers and its first step. */
@Injectable()
export class ApplicationWriter {
  constructor(
    private readonly profiles: SentProfiles,
    private readonly removals: FileRemovals,
    private readonly clock: Clock,
  ) {}

  /** Gives its id. The account is locked; a second row for person and offer is refused by the table. */
  async write(tx: EntityManager, { to, before, sent, answers }: Sending): Promise<number> {
    const now = this.clock.now();
    const application = before ?? JobApplication.send(to, sent, now);
    if (before !== null) {
      const unused = before.sendAgain(sent, now);
      await this.removals.add(tx, unused === null ? [] : [unused]);
    }
    const { id } = await tx.save(application);
    await tx.query(`UPDATE job_application SET words = to_tsvector('simple', $2) WHERE id = $1`, [
      id,
      this.profiles.wordsOf(sent.profile),
    ]);
    await tx.delete(ApplicationAnswer, { applicationId: id });
    await tx.insert(
      ApplicationAnswer,
      answers.map((answer) => ({ applicationId: id, ...answer })),
    );
    await tx.save(ApplicationStep.note(id, 'applied', { to: 'new' }, now));
    return id;
  }
}
