import { pathTo } from '@babelboard/pages';
import type { ApplicantDetail } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { statusOf } from '../../../api/problem-error.js';
import { requestJson } from '../../../api/request-json.js';
import { applicantPath } from '../../../applying/applicant-path.js';
import { Loaded } from '../../../frame/loaded.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import { PERSONAL } from '../../../session/personal.js';
import { PreviewRoom } from './preview-room.js';
import { ShownCv } from './shown-cv.js';

/** The CV that an applicant sent. */
export function ApplicantCv({ id }: { id: number }) {
  const t = useText();
  const address = `/api/companies/applicants/${id}`;
  const query = useQuery({
    queryKey: [PERSONAL, 'applicant-with-cv', id],
    queryFn: () => requestJson<ApplicantDetail>(address),
  });
  const name = query.data?.name;
  useAccountHead(name ?? t('people.cvs'));
  return (
    <PreviewRoom
      backTo={query.data ? applicantPath({ id, offer_id: query.data.offer.id }) : pathTo('applicants-home')}
      of={name ?? t('people.applicants')}
    >
      {statusOf(query.error) === 404 ? (
        <h1>{t('people.cv-gone')}</h1>
      ) : (
        <Loaded query={query} lines={9}>
          {({ cv }) =>
            cv === null ? (
              <h1>{t('people.cv-gone')}</h1>
            ) : (
              <ShownCv file={`${address}/cv`} name={cv.name} type={cv.type} />
            )
          }
        </Loaded>
      )}
    </PreviewRoom>
  );
}
