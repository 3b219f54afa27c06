import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.js';
import { keptTarget } from '../../../session/login-memory.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { useFindSocialProviders } from '../api/find-social-providers.js';

/** Ways in through accounts elsewhere; nothing where there are none. */
export function SocialLogin() {
  const t = useText();
  const { data } = useFindSocialProviders();
  const target = keptTarget();
  const query = target === null ? '' : `?redirect=${encodeURIComponent(target)}`;
  return (data?.data ?? []).map(({ provider, name }) => (
    <ButtonAnchor key={provider} data-look="outlined" href={`/api/auth/social/${encodeURIComponent(provider)}${query}`}>
      {t('login.social', { name })}
    </ButtonAnchor>
  ));
}

/** Ways in beside the form. */
export const OtherWays = styled('div')({
  display: 'grid',
  gap: 12,
  marginTop: 28,
  '& > *': { width: '100%' },
});
