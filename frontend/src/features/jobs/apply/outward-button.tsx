import type { JobCard } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { OutwardIcon } from '../../../ui/icons/outward-icon.js';
import { originalAd } from './original-ad.js';

/** Opens what it presses in a tab of its own, too. */
const MIDDLE = 1;

/** That somebody goes on, not who: its company sees how many. It keeps nobody waiting and may fail. */
const countRedirect = (id: number) => navigator.sendBeacon?.(`/api/offers/${id}/redirected`);

/** Leads to the original ad, where there is one. */
export function OutwardButton({ job, className }: { job: JobCard; className?: string | undefined }) {
  const t = useText();
  const address = originalAd(job);
  if (address === null || !job.extra.available) return null;
  return (
    <ButtonAnchor
      className={className}
      data-look="filled"
      href={address}
      target="_blank"
      rel="noopener nofollow"
      onClick={() => countRedirect(job.id)}
      onAuxClick={({ button }) => button === MIDDLE && countRedirect(job.id)}
      aria-label={t('apply.elsewhere-label', { company: job.company.name })}
    >
      {t('apply.elsewhere')}
      <OutwardIcon />
    </ButtonAnchor>
  );
}
