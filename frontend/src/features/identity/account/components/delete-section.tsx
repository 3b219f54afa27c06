import type { User } from '@babelboard/wire';
import { useState } from 'react';
import { SettingsSection } from '../../../../frame/settings-section.js';
import { useText } from '../../../../i18n/use-text.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { isSelfManaged } from '../api/settings-call.js';
import { useReadOnly } from '../use-read-only.js';
import { DeleteDialog } from './delete-dialog.js';
import css from './delete-section.module.css';

/** What goes and what stays when the account is deleted, and the way there. */
export function DeleteSection({ id, user }: { id: string; user: User }) {
  const t = useText();
  const readOnly = useReadOnly();
  const [asking, setAsking] = useState(false);
  const { type } = user;
  const isCompany = type === 'company';
  return (
    <SettingsSection id={id} title={t('settings.delete')} intro={t('settings.delete-intro')}>
      <List>
        <li>{t(isCompany ? 'settings.delete-goes-company' : 'settings.delete-goes')}</li>
        {isCompany && <li>{t('settings.delete-owner')}</li>}
        <li>{t('settings.delete-stays')}</li>
        <li>{t('settings.delete-export')}</li>
      </List>
      {!readOnly && (
        <div>
          <Button type="button" data-look="outlined" data-tone="danger" onClick={() => setAsking(true)}>
            {t('settings.delete-open')}
          </Button>
        </div>
      )}
      {asking && isSelfManaged(type) && <DeleteDialog type={type} onClose={() => setAsking(false)} />}
    </SettingsSection>
  );
}

const List = withClass('ul', css.list);
