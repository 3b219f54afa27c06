import { pathTo } from '@babelboard/pages';
import type { Application, InterviewResponse } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { requestJson } from '../api/request-json.js';
import { useText } from '../i18n/use-text.js';
import { Link } from '../router/link.js';
import { APPLICATIONS } from './withdraw-application.js';

/** Leads to the times of an interview that wait for a choice; nothing stands there where none does. */
export function ChooseTimeLink({ application: { id, status, job } }: { application: Application }) {
  const t = useText();
  const { data } = useQuery({
    queryKey: [...APPLICATIONS, 'interview', id],
    queryFn: () => requestJson<InterviewResponse>(`/api/candidates/applications/${id}/interview`),
    enabled: status === 'interview',
  });
  const waits = data !== undefined && !data.ended && data.booked === null && data.slots.length > 0;
  if (!waits || data.state !== 'offered') return null;
  return (
    <Link
      to={`${pathTo('application', { id: `${id}` })}#interview`}
      aria-label={t('applying.choose-time-of', { title: job.title })}
    >
      {t('applying.choose-time')}
    </Link>
  );
}
