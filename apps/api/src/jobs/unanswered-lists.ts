import { UnansweredSearches } from '@babelboard/operations';
import type { UiLanguage } from '@babelboard/texts';
import type { JobListResponse } from '@babelboard/wire';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { isbot } from 'isbot';
import { limitedAddress } from '../auth/client/client-address.js';
import type { JobListRequest } from './job-list-request.js';

/** Has counted what people searched for and did not find. Whole pages do not count: machines ask for most of those that find nothing. */
@Injectable()
export class UnansweredLists {
  constructor(private readonly searches: UnansweredSearches) {}

  /** Keeps nobody waiting. */
  note({ filters, parts }: JobListRequest, { jobs }: JobListResponse, language: UiLanguage, request: Request): void {
    const userAgent = request.get('user-agent') ?? '';
    if (jobs.total_search === 0 && parts === 'all' && filters.from === 0 && userAgent !== '' && !isbot(userAgent)) {
      this.searches.note(filters.keywords, language, limitedAddress(request.ip));
    }
  }
}
