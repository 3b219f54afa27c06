import type { JobCard } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { OutwardIcon } from '../../../ui/icons/outward-icon.js';
import css from './apply-action.module.css';

/** The address of the original ad, if it is one that a browser may open. */
export function originalAd({ extra }: JobCard): string | null {
  return extra.redirect !== null && /^https?:\/\//i.test(extra.redirect) ? extra.redirect : null;
}

export function ApplyButton({ job, className }: { job: JobCard; className?: string }) {
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
      aria-label={t('apply.elsewhere-label', { company: job.company.name })}
    >
      {t('apply.elsewhere')}
      <OutwardIcon />
    </ButtonAnchor>
  );
}

/** Says how one applies, also where one cannot. */
export function ApplyNote({ job }: { job: JobCard }) {
  const t = useText();
  if (!job.extra.available) return <Note role="note">{t('apply.closed')}</Note>;
  const address = originalAd(job);
  if (address !== null)
    return <Note>{t('apply.elsewhere-note', { host: new URL(address).hostname.replace(/^www\./, '') })}</Note>;
  if (job.extra.canApply) return null;
  return <Note role="note">{t('apply.nowhere')}</Note>;
}

const Note = withClass('p', css.note);
