import { pathTo } from '@babelboard/pages';
import { OwnPage } from '../../frame/own-page.js';
import { useText } from '../../i18n/use-text.js';
import { ButtonLink } from '../../ui/button.js';

/** Who was taken out of a company, or has left, finds no place of it any more. */
export function NoCompany() {
  const t = useText();
  return (
    <OwnPage title={t('company-room.nobody')} lead={t('company-room.nobody-text')}>
      <p>
        <ButtonLink data-look="outlined" to={pathTo('company-settings')}>
          {t('company-room.nobody-action')}
        </ButtonLink>
      </p>
    </OwnPage>
  );
}
