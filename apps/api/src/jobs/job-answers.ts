import {
  chosenNames,
  FilterReader,
  JobDetails,
  JobFiltersResolver,
  type JobList,
  JobLists,
  type ReadFilters,
  type ResolvedJobFilters,
  UNKNOWN_JOB,
} from '@babelboard/job-lists';
import { offerIdOf } from '@babelboard/job-paths';
import { nameIn } from '@babelboard/reference-data';
import type { UiLanguage } from '@babelboard/texts';
import type { JobDetail, JobListResponse, JobResponse } from '@babelboard/wire';
import { HttpStatus, Injectable } from '@nestjs/common';
import { HiringWords } from '../minisites/hiring-words.js';
import { InvalidInput } from '../problems/invalid-input.js';
import { Refusal } from '../problems/refusal.js';
import { JobSeo } from '../seo/job-seo.js';
import type { JobListRequest } from './job-list-request.js';

/** Puts the answers of the job routes together, for the JSON API and the server-rendered pages alike. */
@Injectable()
export class JobAnswers {
  constructor(
    private readonly filters: JobFiltersResolver,
    private readonly reader: FilterReader,
    private readonly lists: JobLists,
    private readonly details: JobDetails,
    private readonly seo: JobSeo,
    private readonly hiring: HiringWords,
  ) {}

  /**
   * @throws InvalidInput for unknown places, languages and so on, unless `onUnknown` is `ignore`; Refusal where the
   * company or its minisite is unknown
   */
  async list(request: JobListRequest, onUnknown: 'refuse' | 'ignore', language: UiLanguage): Promise<JobListResponse> {
    const { size, parts } = request;
    const resolved = await this.resolve(request, onUnknown);
    const read = await this.reader.read(resolved);
    const list = await this.lists.find(read?.resolved ?? resolved, { size, parts }, language);
    return this.answer(
      read,
      { ...list, selected: list.selected && (await this.withHiring(list.selected, language)) },
      language,
    );
  }

  /**
   * One offer and what is related to it, by its id or the last part of its address; `index_not_found` where it is unknown or no longer shown.
   * @param wanted code of the language in which its texts are wanted, where that is not the language of the interface
   */
  async job(idOrUrl: string, language: UiLanguage, wanted: string | null = null): Promise<JobResponse> {
    const id = offerIdOf(idOrUrl);
    const found = id === null ? UNKNOWN_JOB : await this.details.find(id, language, wanted);
    if (found.status === 'live') {
      const { related } = found;
      const job = await this.withHiring(found.job, language);
      return { seo: this.seo.offer(job, language), index_not_found: false, gone: false, job, ...related };
    }
    const seo = this.seo.missing(found, language);
    return { seo, index_not_found: true, gone: found.status === 'gone', job: null, ...found.related };
  }

  private async withHiring(job: JobDetail, language: UiLanguage): Promise<JobDetail> {
    return { ...job, hiring: await this.hiring.of(job.company.id, language) };
  }

  private async resolve(request: JobListRequest, onUnknown: 'refuse' | 'ignore'): Promise<ResolvedJobFilters> {
    const { resolved, refused } = await this.filters.resolve(request.filters, request.companyId);
    const minisite = refused.find(({ path }) => path === 'minisite');
    if (minisite) {
      throw new Refusal(HttpStatus.NOT_FOUND, 'NOT_FOUND', { what: 'company' }, minisite);
    }
    if (refused.length > 0 && onUnknown === 'refuse') {
      throw new InvalidInput(refused, refused[0]);
    }
    return { ...resolved, withoutCompanyIds: request.withoutCompanyIds };
  }

  private answer(read: ReadFilters | null, list: JobList, language: UiLanguage): JobListResponse {
    const { company, skill } = list.searched;
    return {
      jobs: {
        data: list.cards,
        total_search: list.total,
        total_actives: list.totalActives,
        seconds: list.seconds,
      },
      seo: this.seo.list(list, language),
      ...list.facets,
      chosen: chosenNames(list.searched, language),
      skill: skill && nameIn(skill, language),
      corrected: list.corrected,
      reading: read && { typed: read.typed, parts: read.parts, literal: read.literal },
      left_out: list.leftOut,
      dropped: list.dropped,
      instead: list.instead,
      address: list.address,
      job: list.selected,
      hasMinisiteService: company?.minisite != null,
      companyIdMinisite: company?.id ?? null,
      ...(list.degraded ? { degraded: true } : {}),
    };
  }
}
