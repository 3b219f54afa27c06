import { Clock, Outbox } from '@babelboard/platform';
import type { ApplicantStatus } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ApplicationStep } from '../applying/entities/application-step.entity.js';
import type { JobApplication } from '../applying/entities/job-application.entity.js';
import { CompanyChannel } from '../company-channel.js';
import { InterviewBookings } from '../interviews/interview-bookings.js';
import { InterviewUndo } from '../interviews/interview-undo.js';
import { earlierAnswers } from '../reply-clock/earlier-answers.js';
import { ApplicationStatusChanged } from './events/application-status-changed.event.js';

const STORE = `
  UPDATE job_application a
  SET status = m.status, version = m.version, changed_at = m.changed_at, changed_by = m.changed_by, viewed_at = m.viewed_at,
      answered_at = m.answered_at, objection = NULL, objected_at = NULL
  FROM unnest($1::int[], $2::text[], $3::int[], $4::timestamptz[], $5::int[], $6::timestamptz[], $7::timestamptz[])
    AS m(id, status, version, changed_at, changed_by, viewed_at, answered_at)
  WHERE a.id = m.id`;

/** Writes what a member decided about applicants: as many statements for a hundred as for one. */
@Injectable()
export class ApplicantMoves {
  constructor(
    private readonly outbox: Outbox,
    private readonly channel: CompanyChannel,
    private readonly interviews: InterviewBookings,
    private readonly undo: InterviewUndo,
    private readonly clock: Clock,
  ) {}

  /** The rows are locked. @throws DomainError APPLICATION_WITHDRAWN */
  async move(
    tx: EntityManager,
    applications: readonly JobApplication[],
    status: ApplicantStatus,
    memberId: number,
  ): Promise<void> {
    if (applications.length === 0) {
      return;
    }
    const now = this.clock.now();
    const before = applications.map((application) => application.status);
    const rejected = applications
      .filter((application) => application.status === 'rejected')
      .map(({ id, offerId, companyId, accountId, changedAt: since }) => ({ id, offerId, companyId, accountId, since }));
    const undone = applications.filter((application) => application.takesAnswerBack(status, now));
    const earlier = await earlierAnswers(
      tx,
      undone.map(({ id }) => id),
    );
    for (const application of applications) {
      application.moveTo(status, memberId, now);
    }
    for (const application of undone) {
      application.takeAnswerBack(earlier.get(application.id) ?? null);
    }
    const column = <K extends keyof JobApplication>(name: K) => applications.map((application) => application[name]);
    await tx.query(STORE, [
      ...[column('id'), column('status'), column('version'), column('changedAt'), column('changedBy')],
      ...[column('viewedAt'), column('answeredAt')],
    ]);
    await tx.insert(
      ApplicationStep,
      applications.map(({ id }, index) =>
        ApplicationStep.note(id, 'moved', { from: before[index] ?? null, to: status, memberId }, now),
      ),
    );
    await this.outbox.add(
      tx,
      ...applications.map(({ id, offerId, companyId, accountId, version }, index) => {
        const ids = { applicationId: id, offerId, companyId, accountId, memberId };
        return new ApplicationStatusChanged({ ...ids, from: before[index] ?? 'new', to: status, version });
      }),
    );
    if (status === 'rejected') {
      await this.interviews.end(tx, applications, 'company');
    } else if (rejected.length > 0) {
      await this.undo.resume(tx, rejected);
    }
    await this.tell(tx, applications, memberId);
    await this.channel.tellCandidates(tx, applications);
  }

  private async tell(tx: EntityManager, applications: readonly JobApplication[], memberId: number): Promise<void> {
    for (const offerId of new Set(applications.map((application) => application.offerId))) {
      const moved = applications.filter((application) => application.offerId === offerId);
      const companyId = moved[0]?.companyId ?? 0;
      await this.channel.tell(tx, companyId, { kind: 'moved', offerId, ids: moved.map(({ id }) => id), memberId });
    }
  }
}
