import { useI18n } from '../../../i18n/i18n.js';
import { useText } from '../../../i18n/use-text.js';
import { keptTarget } from '../../../session/login-memory.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { useFindSocialProviders } from '../api/find-social-providers.js';
import css from './social-login.module.css';
import { startOfSocialLogin } from './start-of-social-login.js';

/** Ways in through accounts elsewhere; nothing where there are none. */
export function SocialLogin() {
  const t = useText();
  const { data } = useFindSocialProviders();
  const { locale } = useI18n();
  const target = keptTarget();
  return (data?.data ?? []).map(({ provider, name }) => (
    <ButtonAnchor key={provider} data-look="outlined" href={startOfSocialLogin(provider, locale, target)}>
      {t('login.social', { name })}
    </ButtonAnchor>
  ));
}

/** Ways in beside the form. */
export const OtherWays = withClass('div', css.otherWays);
