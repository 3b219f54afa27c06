import { pathTo } from '@babelboard/pages';
import {
  APPLICANT_SORTS,
  APPLICATION_STATUSES,
  type ApplicantsQuery,
  type ApplicationStatus,
  CEFR,
} from '@babelboard/wire';

/** Which applicants of an offer are looked at, and how, as the address says it. */
export interface ApplicantsAsked {
  offer: number;
  page: number;
  status: ApplicationStatus | null;
  view: 'list' | 'board';
  q: string;
  language: string;
  cefr: NonNullable<ApplicantsQuery['cefr']> | '';
  question: number | null;
  answer: string;
  sort: ApplicantsQuery['sort'];
  /** The one that is open beside the others. */
  applicant: number | null;
}

export const LEVELS = [...CEFR, 'native'] as const;

const number = (text: string | null) => (text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null);

/** What makes no sense in an address is left out. */
export function readApplicantsAddress(
  params: { id: string; page: string; status?: string },
  query: URLSearchParams,
): ApplicantsAsked {
  return {
    offer: number(params.id) ?? 0,
    page: number(params.page) ?? 1,
    status: APPLICATION_STATUSES.find((status) => status === params.status) ?? null,
    view: query.get('view') === 'board' ? 'board' : 'list',
    q: (query.get('q') ?? '').slice(0, 100),
    language: (query.get('language') ?? '').slice(0, 60),
    cefr: LEVELS.find((level) => level === query.get('cefr')) ?? '',
    question: number(query.get('question')),
    answer: (query.get('answer') ?? '').slice(0, 300),
    sort: APPLICANT_SORTS.find((sort) => sort === query.get('sort')) ?? 'newest',
    applicant: number(query.get('applicant')),
  };
}

export function applicantsAddress({ offer, page, status, view, sort, applicant, ...filters }: ApplicantsAsked): string {
  const path = pathTo('applicants', { id: `${offer}`, page: `${page}`, ...(status === null ? {} : { status }) });
  const query = filterQuery(filters);
  if (view === 'board') query.set('view', view);
  if (sort !== 'newest') query.set('sort', sort);
  if (applicant !== null) query.set('applicant', `${applicant}`);
  const text = query.toString();
  return path + (text === '' ? '' : `?${text}`);
}

/** The filters as the API takes them, and as the address has them. */
export function filterQuery(
  filters: Pick<ApplicantsAsked, 'q' | 'language' | 'cefr' | 'question' | 'answer'>,
): URLSearchParams {
  const query = new URLSearchParams();
  if (filters.q !== '') query.set('q', filters.q);
  if (filters.language !== '') query.set('language', filters.language);
  if (filters.language !== '' && filters.cefr !== '') query.set('cefr', filters.cefr);
  if (filters.question !== null && filters.answer !== '') {
    query.set('question', `${filters.question}`);
    query.set('answer', filters.answer);
  }
  return query;
}

/** What the table of all holds: those that the list shows. */
export function tableQuery(asked: ApplicantsAsked): URLSearchParams {
  const query = filterQuery(asked);
  if (asked.view === 'list' && asked.status !== null) query.set('status', asked.status);
  return query;
}
