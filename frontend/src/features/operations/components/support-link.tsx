import type { SupportAccessResponse } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useEffect, useId, useRef } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { Button } from '../../../ui/button.js';
import { copyText } from '../../../ui/copy-text.js';
import { LinkIcon } from '../../../ui/icons.js';
import { notifications } from '../../../ui/notifications/notification-center.js';

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

const Link = styled('div')({
  display: 'grid',
  gap: 8,
  '& label': { fontWeight: 620 },
  '& p': { color: token('ink-soft'), fontSize: type.small },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 12 },
  '& input': {
    flex: '1 1 18rem',
    minWidth: 0,
    minHeight: 46,
    padding: '8px 14px',
    borderRadius: radius.control,
    border: `1.5px solid ${token('line-strong')}`,
    background: token('sheet'),
    fontSize: type.small,
  },
});
