import type { JobCard } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { OutwardIcon } from '../../../ui/icons.js';

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

const Note = styled('p')({
  fontSize: type.small,
  color: token('ink-soft'),
  maxWidth: '52ch',
  overflowWrap: 'anywhere',
  '&[role="note"]': {
    padding: '14px 18px',
    borderRadius: 14,
    background: token('tint'),
    color: token('ink'),
    fontSize: type.body,
  },
});
