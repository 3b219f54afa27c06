import { z } from 'zod';

/** How far an application is; only the candidate withdraws. */
export const APPLICATION_STATUSES = [
  'new',
  'in_review',
  'shortlisted',
  'interview',
  'offered',
  'hired',
  'rejected',
  'withdrawn',
] as const;
export const applicationStatus = z.enum(APPLICATION_STATUSES);
export type ApplicationStatus = z.infer<typeof applicationStatus>;

/** Those that a member of the company may set. */
export const applicantStatus = applicationStatus.exclude(['withdrawn']);
export type ApplicantStatus = z.infer<typeof applicantStatus>;

/** That somebody applied, as a card of the job says it to them. */
export const applicationMark = z
  .object({ id: z.int(), status: applicationStatus, applied_at: z.string() })
  .meta({ id: 'ApplicationMark' });
export type ApplicationMark = z.infer<typeof applicationMark>;
