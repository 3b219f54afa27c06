import type { JobAlert } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { beginAlertChange } from '../../../job-alerts/keep-alert-change.js';
import { useNavigate } from '../../../router/router.js';
import { useSession } from '../../../session/use-session.js';
import { withClass } from '../../../theme/with-class.js';
import { ActionMenu } from '../../../ui/action-menu.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { goOnWhenGone } from '../../../ui/go-on-when-gone.js';
import { useRemoveAlert } from '../api/remove-alert.js';
import css from './alert-actions.module.css';
import { useAlertChange } from './use-alert-change.js';

interface AlertActionsProps {
  alert: JobAlert;
  previewed: boolean;
  onPreview: () => void;
}

/** What one can do with an alert: see its list and what it would bring, choose other filters, pause it, be rid of it. */
export function AlertActions({ alert, previewed, onPreview }: AlertActionsProps) {
  const t = useText();
  const change = useAlertChange(alert.id);
  const remove = useRemoveAlert();
  const navigate = useNavigate();
  const { user } = useSession();
  const { id, name, path, paused } = alert;
  const changeFilters = () => {
    if (user !== null) beginAlertChange(user.id, id);
    navigate(path);
  };
  const pauses = [
    { id: 'month', text: t('alerts.pause-month'), run: () => change({ paused: 'month' }, t('alerts.now-paused')) },
    { id: 'pause', text: t('alerts.pause'), run: () => change({ paused: 'yes' }, t('alerts.now-paused')) },
  ];
  return (
    <Row>
      {paused !== null && (
        <Button type="button" data-look="outlined" onClick={() => change({ paused: 'no' }, t('alerts.now-on'))}>
          {t('alerts.go-on')}
        </Button>
      )}
      <ButtonLink
        data-look={paused === null ? 'outlined' : 'plain'}
        to={path}
        aria-label={t('alerts.see-of', { name })}
      >
        {t('alerts.see')}
      </ButtonLink>
      <Button
        type="button"
        data-look="plain"
        aria-label={t('alerts.change-filters-of', { name })}
        onClick={changeFilters}
      >
        {t('alerts.change-filters')}
      </Button>
      <Button
        type="button"
        data-look="plain"
        aria-expanded={previewed}
        aria-label={t('alerts.preview-of', { name })}
        onClick={onPreview}
      >
        {t('alerts.preview')}
      </Button>
      <ActionMenu
        label={t('alerts.more', { name })}
        actions={[
          ...(paused === null ? pauses : []),
          {
            id: 'delete',
            text: t('alerts.delete'),
            tone: 'danger',
            run: (opener) => {
              goOnWhenGone(opener);
              remove(alert);
            },
          },
        ]}
      />
    </Row>
  );
}

const Row = withClass('div', css.row);
