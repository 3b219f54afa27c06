import { domainEvent } from '@babelboard/platform';

/** A company offered times for an interview. */
export class InterviewOffered extends domainEvent<{
  applicationId: number;
  companyId: number;
  /** The candidate. */
  accountId: number;
  /** The how manyth time, from 1. */
  offering: number;
}>('applications.interview-offered.v1') {}
