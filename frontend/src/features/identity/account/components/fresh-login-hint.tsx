import { pathTo } from '@babelboard/pages';
import { Small } from '../../../../frame/settings-section.js';
import { Sentence } from '../../../../i18n/sentence.js';
import { useText } from '../../../../i18n/use-text.js';
import { Link } from '../../../../router/link.js';

/** For accounts without a password: what is asked for in its place. */
export function FreshLoginHint() {
  const t = useText();
  return (
    <Small>
      <Sentence
        text="settings.fresh-login"
        parts={{ again: <Link to={pathTo('logout')}>{t('settings.fresh-login-again')}</Link> }}
      />
    </Small>
  );
}
