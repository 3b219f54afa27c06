import type { JobAlert } from '@babelboard/wire';
import { useId, useRef, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { EditButton } from '../../../ui/edit-button.js';
import { giveKeyboard } from '../../../ui/give-keyboard.js';
import { WarningIcon } from '../../../ui/icons/warning-icon.js';
import { StatusPill } from '../../../ui/status-pill.js';
import { AlertActions } from './alert-actions.js';
import css from './alert-card.module.css';
import { AlertName } from './alert-name.js';
import { AlertPreview } from './alert-preview.js';
import { AlertTimes } from './alert-times.js';
import { useMomentWords } from './use-moment-words.js';

/** An alert: what it looks for, when it writes, what it has done, and what one can do with it. */
export function AlertCard({ alert }: { alert: JobAlert }) {
  const t = useText();
  const id = useId();
  const { and } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [renaming, setRenaming] = useState(false);
  const [previewed, setPreviewed] = useState(false);
  const { name, more_filters: more, gone, paused } = alert;
  const named = () => {
    setRenaming(false);
    giveKeyboard(heading.current);
  };
  return (
    <Item>
      <article aria-labelledby={id}>
        <Head>
          <h2 id={id} ref={heading}>
            {name}
          </h2>
          {!renaming && <EditButton label={t('alerts.rename', { name })} onClick={() => setRenaming(true)} />}
          {paused !== null && <StatusPill tone="wait">{t('alerts.paused')}</StatusPill>}
        </Head>
        {renaming && <AlertName alert={alert} titleId={id} onDone={named} />}
        {more > 0 && <Soft>{t('alerts.more-filters', { count: more })}</Soft>}
        {gone.length > 0 && (
          <Warning>
            <WarningIcon />
            <span>{t('alerts.gone', { values: and(gone), count: gone.length })}</span>
          </Warning>
        )}
        <AlertTimes alert={alert} />
        <Moments alert={alert} />
        <AlertActions alert={alert} previewed={previewed} onPreview={() => setPreviewed(!previewed)} />
        {previewed && <AlertPreview path={alert.path} />}
      </article>
    </Item>
  );
}

/** Its last mail, and when it looks next. */
function Moments({ alert }: { alert: JobAlert }) {
  const t = useText();
  const { day } = useMomentWords();
  const { last, time_zone: zone } = alert;
  return (
    <Facts>
      <p>
        {last === null
          ? t('alerts.no-mail')
          : t('alerts.last-mail', { count: last.offers, day: day(last.sent_at, Date.now(), zone) })}
      </p>
      <p>
        <NextLook alert={alert} />
      </p>
    </Facts>
  );
}

function NextLook({ alert: { rhythm, next_at: next, paused, time_zone: zone } }: { alert: JobAlert }) {
  const t = useText();
  const { day, time } = useMomentWords();
  if (rhythm === 'instant' && paused === null) return t('alerts.looks-always');
  if (next === null) return t('alerts.looks-no-more');
  return t(paused === null ? 'alerts.next' : 'alerts.next-after', {
    day: day(next, Date.now(), zone),
    time: time(next, zone),
  });
}

const Item = withClass('li', css.item);

const Head = withClass('div', css.head);

const Soft = withClass('p', css.soft);

const Warning = withClass('p', css.warning);

const Facts = withClass('div', css.facts);
