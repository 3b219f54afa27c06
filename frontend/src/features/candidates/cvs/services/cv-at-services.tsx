import type { Cv, CvService, CvsResponse } from '@babelboard/wire';
import { withClass } from '../../../../theme/with-class.js';
import { CvAtService } from './cv-at-service.js';
import css from './cv-at-services.module.css';

interface CvAtServicesProps {
  cv: Cv;
  known: Pick<CvsResponse, 'services' | 'feedback'>;
}

const ACTIONS: readonly CvService['action'][] = ['cvmaker-200', 'rmcv-200'];

/** What services can do for a file, and what came of it. Nothing where there is no service, and none had it. */
export function CvAtServices({ cv, known }: CvAtServicesProps) {
  const rows = ACTIONS.map((action) => ({
    action,
    service: known.services.find((one) => one.action === action),
    feedback: known.feedback.find((one) => one.action === action && one.cv_id === cv.id && one.state !== 'cancelled'),
  })).filter(({ service, feedback }) => feedback !== undefined || (service !== undefined && maySend(cv)));
  return rows.length === 0 ? null : (
    <Services>
      {rows.map(({ action, service, feedback }) => (
        <CvAtService key={action} cv={cv} action={action} service={service} feedback={feedback} />
      ))}
    </Services>
  );
}

/** A file that a scanner still looks at, or has taken away, goes to nobody. */
function maySend({ state }: Cv): boolean {
  return state === 'clean' || state === 'unscanned';
}

const Services = withClass('div', css.services);
