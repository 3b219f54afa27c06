import { JobCards } from '@babelboard/job-lists/contract';
import { Database, foldLetters } from '@babelboard/platform';
import type { UiLanguage } from '@babelboard/texts';
import type { ApplicationsQuery, JobCard } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import { type QuestionAnswered, ScreeningQuestions } from '../../screening/queries/screening-questions.js';
import { applicationNotFound } from '../application.errors.js';
import { hasEnded } from '../domain/application-times.js';
import { stepsToTell } from '../domain/steps-to-tell.js';
import { ApplicationStep } from '../entities/application-step.entity.js';
import { JobApplication } from '../entities/job-application.entity.js';

export interface OwnApplication {
  application: JobApplication;
  card: JobCard;
}

export interface OwnApplicationList {
  applications: OwnApplication[];
  total: number;
  counts: { all: number; active: number; ended: number };
  page: number;
  lastPage: number;
}

export interface OwnApplicationDetail extends OwnApplication {
  answers: QuestionAnswered[];
  /** What there is to tell of its course. */
  steps: ApplicationStep[];
}

/** A candidate's own applications, in as many statements for a page of fifty as for one of six. */
@Injectable()
export class OwnApplications {
  constructor(
    private readonly database: Database,
    private readonly cards: JobCards,
    private readonly questions: ScreeningQuestions,
  ) {}

  async list(accountId: number, asked: ApplicationsQuery, language: UiLanguage): Promise<OwnApplicationList> {
    const all = await this.database.dataSource.manager.find(JobApplication, {
      where: { accountId },
      select: { id: true, offerId: true, status: true },
      order: { appliedAt: 'DESC', id: 'DESC' },
    });
    const found = await this.search(all.filter(wanted(asked.status)), asked.search, language);
    const ended = all.filter(({ status }) => hasEnded(status)).length;
    const lastPage = Math.max(1, Math.ceil(found.length / asked.rows));
    const page = Math.min(asked.page, lastPage);
    const ids = found.slice((page - 1) * asked.rows, page * asked.rows).map(({ id }) => id);
    return {
      applications: await this.load(accountId, ids, language),
      total: found.length,
      counts: { all: all.length, active: all.length - ended, ended },
      page,
      lastPage,
    };
  }

  /** @throws DomainError APPLICATION_NOT_FOUND, also where it is another's */
  async find(accountId: number, id: number, language: UiLanguage): Promise<OwnApplicationDetail> {
    const [found] = await this.load(accountId, [id], language);
    if (found === undefined) {
      throw applicationNotFound();
    }
    const [answers, steps] = [
      await this.questions.answered(id),
      await this.database.dataSource.manager.find(ApplicationStep, {
        where: { applicationId: id },
        order: { id: 'ASC' },
      }),
    ];
    return { ...found, answers, steps: stepsToTell(steps) };
  }

  private async load(accountId: number, ids: number[], language: UiLanguage): Promise<OwnApplication[]> {
    const rows = await this.database.dataSource.manager
      .createQueryBuilder(JobApplication, 'application')
      .where('application.account_id = :accountId AND application.id = ANY (:ids)', { accountId, ids })
      .getMany();
    const cards = await this.cards.loadKnown([...new Set(rows.map(({ offerId }) => offerId))], language, true);
    const cardOf = new Map(cards.map((card) => [card.id, card]));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => {
      const application = byId.get(id);
      const card = application && cardOf.get(application.offerId);
      return application && card ? [{ application, card }] : [];
    });
  }

  private async search<Row extends { offerId: number }>(
    rows: Row[],
    typed: string,
    language: UiLanguage,
  ): Promise<Row[]> {
    const words = foldLetters(typed).split(/\s+/).filter(Boolean);
    if (words.length === 0) {
      return rows;
    }
    const cards = await this.cards.loadKnown([...new Set(rows.map(({ offerId }) => offerId))], language, true);
    const found = new Set(
      cards.filter((card) => words.every((word) => textOf(card).includes(word))).map(({ id }) => id),
    );
    return rows.filter(({ offerId }) => found.has(offerId));
  }
}

function wanted(status: ApplicationsQuery['status']): (row: Pick<JobApplication, 'status'>) => boolean {
  return (row) =>
    status === 'all' ||
    (status === 'active' && !hasEnded(row.status)) ||
    (status === 'ended' && hasEnded(row.status)) ||
    row.status === status;
}

function textOf({ title, company, places }: JobCard): string {
  const names = places.flatMap(({ city, country }) => [city ?? '', country ?? '']);
  return foldLetters([title, company.name, ...names].join(' '));
}
