import { useEffect, useRef } from 'react';
import { useText } from '../../../../i18n/use-text.js';
import { useSite } from '../../../../site/site.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { copyText } from '../../../../ui/copy-text.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import css from './recovery-codes-note.module.css';

/** The recovery codes, this once: to be copied, downloaded or written down. */
export function RecoveryCodesNote({ codes, onDone }: { codes: string[]; onDone: () => void }) {
  const t = useText();
  const { productPrefix } = useSite();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join('\n');
  const copy = async () => {
    if (await copyText(text)) notifications.notify({ message: t('settings.codes-copied'), type: 'positive' });
    else notifications.notify({ message: t('settings.codes-not-copied'), type: 'negative' });
  };
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`;
  return (
    <Box>
      <h3 ref={heading} tabIndex={-1}>
        {t('settings.codes-title')}
      </h3>
      <p>{t('settings.codes-text')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button type="button" data-look="outlined" onClick={() => void copy()}>
          {t('settings.codes-copy')}
        </Button>
        <Button
          type="button"
          data-look="outlined"
          onClick={() => download(file, `${productPrefix}-recovery-codes.txt`)}
        >
          {t('settings.codes-download')}
        </Button>
        <Button type="button" data-look="filled" onClick={onDone}>
          {t('settings.codes-done')}
        </Button>
      </div>
    </Box>
  );
}

function download(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}

const Box = withClass('div', css.box);
