import { pathTo } from '@babelboard/pages';
import type { JobCard } from '@babelboard/wire';
import { useEffect, useState } from 'react';
import { useOwnApplication } from '../../../applying/application-form.js';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { keepApplication } from '../../../session/kept-application.js';
import { useSession } from '../../../session/use-session.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { ApplyFormPart } from './apply-form-part.js';
import { originalAd } from './original-ad.js';
import { OutwardButton } from './outward-button.js';
import { useIsOwnOffer } from './use-is-own-offer.js';

export interface ApplyButtonProps {
  job: JobCard;
  className?: string;
  /** The page is this offer's own: its address can ask for the form. */
  ownPage?: boolean;
}

/** The way to apply: a form of ours, or the original ad. */
export function ApplyButton({ job, className, ownPage = false }: ApplyButtonProps) {
  const t = useText();
  const applied = useOwnApplication(job);
  const isOwn = useIsOwnOffer(job);
  const { open, setOpen } = useApplying(job.url, ownPage);
  if (isOwn) {
    return (
      <ButtonLink className={className} data-look="outlined" to={`${pathTo('post-job')}?offer=${job.id}&step=1`}>
        {t('apply.edit')}
      </ButtonLink>
    );
  }
  if (!job.extra.available) return null;
  if (originalAd(job) !== null) return <OutwardButton job={job} className={className} />;
  if (job.extra.way !== 'here') return null;
  return (
    <>
      {applied === null && (
        <Button
          type="button"
          className={`js-only ${className ?? ''}`}
          data-look="filled"
          data-way-to-apply
          aria-haspopup="dialog"
          aria-label={t('apply.here-label', { title: job.title, company: job.company.name })}
          onClick={() => setOpen(true)}
        >
          {t('apply.here')}
        </Button>
      )}
      {open && (
        <OptionalPart open={() => setOpen(true)} close={() => setOpen(false)}>
          <ApplyFormPart id={job.id} onClose={() => setOpen(false)} />
        </OptionalPart>
      )}
    </>
  );
}

/** Opens the form for who looks for work, by the button or by the address; a guest signs in first and comes back to it. */
function useApplying(url: string, ownPage: boolean) {
  const t = useText();
  const navigate = useNavigate();
  const { status, user } = useSession();
  const [pressed, setPressed] = useState(false);
  const asked = useSearchParams().get('autoApply') === 'true' && ownPage;
  const wanted = pressed || asked;
  const type = status === 'loading' ? null : (user?.type ?? 'guest');
  useEffect(() => {
    if (!pressed || type === null || type === 'candidate') return;
    setPressed(false);
    if (type === 'guest') {
      keepApplication(url);
      navigate(pathTo('login'));
    } else notifications.notify({ message: t('apply.candidates-only'), group: 'candidates-only' });
  }, [pressed, type, url, navigate, t]);
  return {
    /** By the address a guest sees what the form is for, and the way in. */
    open: wanted && (type === 'candidate' || (type === 'guest' && asked)),
    setOpen: (next: boolean) => {
      setPressed(next);
      if (!next && asked) navigate(url, { replace: true });
    },
  };
}
