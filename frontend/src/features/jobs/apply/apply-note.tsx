import { pathTo } from '@babelboard/pages';
import type { JobCard } from '@babelboard/wire';
import { useOwnApplication } from '../../../applying/application-form.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './apply-note.module.css';
import { originalAd } from './original-ad.js';
import { useIsOwnOffer } from './use-is-own-offer.js';

/** Says how one applies, also where one cannot, and that one has. */
export function ApplyNote({ job }: { job: JobCard }) {
  const t = useText();
  const { date } = useFormat();
  const applied = useOwnApplication(job);
  const isOwn = useIsOwnOffer(job);
  if (isOwn) return <Note role="note">{t('apply.own')}</Note>;
  if (applied !== null) {
    return (
      <Note role="note">
        {t('apply.applied', { date: date(applied.applied_at) })}{' '}
        <Link to={pathTo('application', { id: `${applied.id}` })} data-way-to-apply>
          {t('apply.follow')}
        </Link>
      </Note>
    );
  }
  if (!job.extra.available) return <Note role="note">{t('apply.closed')}</Note>;
  const address = originalAd(job);
  if (address !== null)
    return <Note>{t('apply.elsewhere-note', { host: new URL(address).hostname.replace(/^www\./, '') })}</Note>;
  if (job.extra.way === 'here') return null;
  return <Note role="note">{t('apply.nowhere')}</Note>;
}

const Note = withClass('p', css.note);
