import type { ApplicantDetail } from '@babelboard/wire';
import { ApplicantInterview } from '../../features/interviews/components/applicant-interview.js';
import { MessageSection } from './message-section.js';

/** What stands with an applicant beside what they sent. Each section has an id, so that mails lead to it. */
export function ApplicantSections({ applicant }: { applicant: ApplicantDetail }) {
  return (
    <>
      <ApplicantInterview applicant={applicant} />
      <MessageSection side="company" applicationId={applicant.id} />
    </>
  );
}
