import { pathTo } from '@babelboard/pages';
import type { Application } from '@babelboard/wire';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../i18n/use-text.js';
import { Link } from '../router/link.js';
import { findOfferedTimes, waitsForChoice } from './offered-times.js';

/** Leads to the times of an interview that wait for a choice; nothing stands there where none does. */
export function ChooseTimeLink({ application: { id, status, job } }: { application: Application }) {
  const t = useText();
  const { data } = useQuery(findOfferedTimes({ id, status }));
  if (!waitsForChoice(data)) return null;
  return (
    <Link
      to={`${pathTo('application', { id: `${id}` })}#interview`}
      aria-label={t('applying.choose-time-of', { title: job.title })}
    >
      {t('applying.choose-time')}
    </Link>
  );
}
