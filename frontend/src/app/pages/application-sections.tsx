import type { ApplicationDetail } from '@babelboard/wire';
import { OwnInterview } from '../../features/interviews/components/own-interview.js';
import { MessageSection } from './message-section.js';

/** What stands with one's application beside how far it is. Each section has an id, so that mails lead to it. */
export function ApplicationSections({ application }: { application: ApplicationDetail }) {
  return (
    <>
      <OwnInterview applicationId={application.id} />
      <MessageSection side="candidate" applicationId={application.id} />
    </>
  );
}
