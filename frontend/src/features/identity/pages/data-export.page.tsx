import { pathTo } from '@babelboard/pages';
import { useEffect, useRef, useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useAccountHead } from '../../../head/use-account-head.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { useRunning } from '../../../ui/use-running.js';
import { useDownloadExport } from '../account/api/download-export.js';
import { useIsLinkDead } from '../api/check-mailed-link.js';
import { DeadLink } from '../components/dead-link.js';
import { DoorPage } from '../components/door-page.js';
import { GOODBYE } from '../components/greetings.js';
import { useHiddenToken } from '../components/use-hidden-token.js';

/** Downloads the copy of one's data, by a press: a link that is only looked at uses nothing up. */
const DataExportPage: PageComponent<'data-export'> = ({ page }) => {
  const t = useText();
  const running = useRunning();
  const failureWords = useFailureWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [token] = useState(() => page.params.token);
  const { mutate, isPending, isSuccess, error } = useDownloadExport();
  const dead = useIsLinkDead('data-export', token);
  useAccountHead(t('export.title'));
  useHiddenToken(pathTo('home'));
  useEffect(() => {
    if (isSuccess) heading.current?.focus();
  }, [isSuccess]);

  if (isSuccess) {
    return (
      <DoorPage title={t('export.done')} intro={<p>{t('export.done-text')}</p>} greetings={GOODBYE} titleRef={heading}>
        <ButtonLink data-look="filled" to={pathTo('home')}>
          {t('door.onward')}
        </ButtonLink>
      </DoorPage>
    );
  }
  if (dead) {
    return (
      <DeadLink title={t('export.title')}>
        <ButtonLink data-look="outlined" to={pathTo('home')}>
          {t('door.onward')}
        </ButtonLink>
      </DeadLink>
    );
  }
  const words = error === null ? null : failureWords(error, t('export.failed'));
  return (
    <DoorPage title={t('export.title')} intro={<p>{t('export.intro')}</p>} greetings={GOODBYE} titleRef={heading}>
      {words !== null && <p role="alert">{words}</p>}
      <p className="no-js-only">{t('form.needs-script')}</p>
      <Button
        type="button"
        data-look="filled"
        disabled={!running}
        aria-disabled={isPending}
        onClick={() => isPending || mutate(token)}
      >
        {t(isPending ? 'export.busy' : 'export.submit')}
      </Button>
    </DoorPage>
  );
};

export default DataExportPage;
