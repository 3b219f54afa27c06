import type { SupportAccessResponse } from '@babelboard/wire';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { copyText } from '../../../ui/copy-text.js';
import { LinkIcon } from '../../../ui/icons/link-icon.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import css from './support-link.module.css';

/** The link that was made: to be copied, with its end. */
export function SupportLink({ access }: { access: SupportAccessResponse }) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (access.url !== '') field.current?.focus();
  }, [access.url]);
  const copy = async () => {
    const copied = await copyText(access.url);
    field.current?.select();
    notifications.notify({
      message: t(copied ? 'support.copied' : 'support.not-copied'),
      type: copied ? 'positive' : 'info',
    });
  };
  return (
    <Link>
      <label htmlFor={id}>{t('support.link')}</label>
      <p id={`${id}-hint`}>{t('support.link-hint', { until: format.localMoment(access.expires_at) })}</p>
      <div>
        <input
          id={id}
          ref={field}
          readOnly
          value={access.url}
          aria-describedby={`${id}-hint`}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button type="button" data-look="outlined" onClick={() => void copy()}>
          <LinkIcon />
          {t('support.copy')}
        </Button>
      </div>
    </Link>
  );
}

const Link = withClass('div', css.link);
