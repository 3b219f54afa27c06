import { Accounts } from '@babelboard/identity/contract';
import { type KnownOffer, LoadKnownOffers } from '@babelboard/offers/contract';
import { Database } from '@babelboard/platform';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { LessThan } from 'typeorm';
import { ApplicationStep } from '../../applying/entities/application-step.entity.js';
import { JobApplication } from '../../applying/entities/job-application.entity.js';
import { type QuestionAnswered, ScreeningQuestions } from '../../screening/queries/screening-questions.js';
import { applicantNotFound } from '../applicant.errors.js';
import { ApplicationNote } from '../entities/application-note.entity.js';
import { ApplicantFits } from './applicant-fits.js';
import { type ApplicantRow, applicantColumns, type StoredApplicant } from './applicant-row.js';

const NOTES_A_PAGE = 50;

/** A note with the names of who wrote it and who is named. */
export interface NamedNote {
  note: ApplicationNote;
  by: string;
  mentioned: { id: number; name: string }[];
}

/** Of the notes the newest, or those before one of them. */
export interface NotesPage {
  notes: NamedNote[];
  /** Of all. */
  total: number;
  /** Whether there are older ones. */
  more: boolean;
}

/** A step with the name of the member, where a member did it. */
export interface NamedStep {
  step: ApplicationStep;
  by: string | null;
}

export interface ApplicantDetailData {
  row: ApplicantRow;
  application: JobApplication;
  offer: KnownOffer;
  answers: QuestionAnswered[];
  /** The newest ones. */
  notes: NamedNote[];
  steps: NamedStep[];
}

/** Reads one applicant with all that was sent and what the members did. */
@Injectable()
export class ApplicantDetails {
  constructor(
    private readonly database: Database,
    private readonly queries: QueryBus,
    private readonly accounts: Accounts,
    private readonly questions: ScreeningQuestions,
    private readonly fits: ApplicantFits,
  ) {}

  /** @throws DomainError APPLICANT_NOT_FOUND, also where it is another company's */
  async find(companyId: number, id: number, memberId: number): Promise<ApplicantDetailData> {
    const stored = await this.row(companyId, id, memberId);
    const application = await this.database.dataSource.manager.findOneByOrFail(JobApplication, { id });
    const [offer] = await this.queries.execute(new LoadKnownOffers([stored.offerId], true));
    if (offer === undefined) {
      throw applicantNotFound();
    }
    const [row] = (await this.fits.add([stored], [offer])) as [ApplicantRow];
    const answers = await this.questions.answered(id);
    return {
      row,
      application,
      offer,
      answers,
      notes: (await this.notes(companyId, id)).notes,
      steps: await this.steps(companyId, id),
    };
  }

  /** As it is stored. @throws DomainError APPLICANT_NOT_FOUND */
  async row(companyId: number, id: number, memberId: number): Promise<StoredApplicant> {
    const [row] = await this.database.query<StoredApplicant>(
      `SELECT ${applicantColumns('$3')} FROM job_application a WHERE a.id = $1 AND a.company_id = $2`,
      [id, companyId, memberId],
    );
    if (row === undefined) {
      throw applicantNotFound();
    }
    return row;
  }

  /** The newest first. @param before id of a note: those that are older @throws DomainError APPLICANT_NOT_FOUND */
  async notes(companyId: number, applicationId: number, before: number | null = null): Promise<NotesPage> {
    await this.require(companyId, applicationId);
    const { manager } = this.database.dataSource;
    const found = await manager.find(ApplicationNote, {
      where: { applicationId, ...(before !== null && { id: LessThan(before) }) },
      order: { id: 'DESC' },
      take: NOTES_A_PAGE + 1,
    });
    const notes = await this.named(found.slice(0, NOTES_A_PAGE));
    const total = await manager.countBy(ApplicationNote, { applicationId });
    return { notes, total, more: found.length > NOTES_A_PAGE };
  }

  private async named(notes: readonly ApplicationNote[]): Promise<NamedNote[]> {
    const ids = notes.flatMap(({ memberId, mentionedIds }) => [
      ...mentionedIds,
      ...(memberId === null ? [] : [memberId]),
    ]);
    const names = await this.accounts.namesOf(ids);
    return notes.map((note) => ({
      note,
      by: names.get(note.memberId ?? 0) ?? '',
      mentioned: note.mentionedIds.flatMap((id) => (names.has(id) ? [{ id, name: names.get(id) ?? '' }] : [])),
    }));
  }

  /** The newest first. @throws DomainError APPLICANT_NOT_FOUND */
  async steps(companyId: number, applicationId: number): Promise<NamedStep[]> {
    await this.require(companyId, applicationId);
    const steps = await this.database.dataSource.manager.find(ApplicationStep, {
      where: { applicationId },
      order: { id: 'DESC' },
    });
    const names = await this.accounts.namesOf(steps.flatMap(({ memberId }) => memberId ?? []));
    return steps.map((step) => ({ step, by: step.memberId === null ? null : (names.get(step.memberId) ?? null) }));
  }

  private async require(companyId: number, id: number): Promise<void> {
    if (!(await this.database.dataSource.manager.existsBy(JobApplication, { id, companyId }))) {
      throw applicantNotFound();
    }
  }
}
