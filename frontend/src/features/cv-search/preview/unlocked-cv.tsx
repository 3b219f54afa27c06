import { pathTo } from '@babelboard/pages';
import { Loaded } from '../../../frame/loaded.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import { useFindUnlocked } from '../unlock/unlock-api.js';
import { PreviewRoom } from './preview-room.js';
import { ShownCv } from './shown-cv.js';

/** A CV of somebody whom the company has unlocked. */
export function UnlockedCv({ id, cvId }: { id: string; cvId: string }) {
  const t = useText();
  const query = useFindUnlocked(id);
  const name = query.data && `${query.data.first_name} ${query.data.last_name}`.trim();
  useAccountHead(name ?? t('people.cvs'));
  return (
    <PreviewRoom backTo={pathTo('unlocked-candidate', { candidateId: id })} of={name}>
      <Loaded query={query} lines={9}>
        {({ cvs }) => {
          const cv = cvs.find((one) => String(one.id) === cvId);
          return cv === undefined ? (
            <h1>{t('people.cv-gone')}</h1>
          ) : (
            <ShownCv
              file={`/api/companies/people/${encodeURIComponent(id)}/cvs/${cv.id}`}
              name={cv.name}
              type={cv.type}
            />
          );
        }}
      </Loaded>
    </PreviewRoom>
  );
}
