import type { User } from '@babelboard/wire';
import { showToasts } from '../../../../forms/show-toasts.js';
import { Loaded } from '../../../../frame/loaded.js';
import { focusTitle, Rows, SettingsSection, Small, titleOf } from '../../../../frame/settings-section.js';
import { useI18n } from '../../../../i18n/i18n.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { useText } from '../../../../i18n/use-text.js';
import { useLocation } from '../../../../router/router.js';
import { withClass } from '../../../../theme/with-class.js';
import { ButtonAnchor } from '../../../../ui/button.js';
import { useFindSocialProviders } from '../../api/find-social-providers.js';
import { startOfSocialLogin } from '../../components/start-of-social-login.js';
import { useFindSecondFactor } from '../api/find-second-factor.js';
import { useFindSocialIdentities } from '../api/find-social-identities.js';
import { useUnlinkSocialIdentity } from '../api/unlink-social-identity.js';
import { useReadOnly } from '../use-read-only.js';
import { Opening } from './opening.js';
import { ProofForm } from './proof-form.js';
import css from './social-section.module.css';

/** Accounts elsewhere that open this one: those that do, and the way to one more. */
export function SocialSection({ id, user }: { id: string; user: User }) {
  const t = useText();
  const { locale } = useI18n();
  const { date } = useFormat();
  const readOnly = useReadOnly();
  const { pathname } = useLocation();
  const { data: providers } = useFindSocialProviders();
  const { data: ways } = useFindSecondFactor();
  const identities = useFindSocialIdentities();
  const unlink = useUnlinkSocialIdentity();
  const back = `${pathname}#${id}`;
  const waysOut = providers?.data ?? [];
  return (
    <SettingsSection id={id} title={t('settings.social')} intro={t('settings.social-intro')}>
      <Loaded query={identities} lines={1}>
        {({ data }) =>
          data.length > 0 && (
            <Rows>
              {data.map(({ id: identity, name, linked_at: linkedAt }) => {
                const words = (
                  <div>
                    <p>
                      <strong>{name}</strong>
                    </p>
                    <Small>{t('settings.social-since', { date: date(linkedAt) })}</Small>
                  </div>
                );
                return (
                  <li key={identity}>
                    {readOnly || ways === undefined ? (
                      words
                    ) : (
                      <Opening label={t('settings.social-unlink')} about={name} tone="danger" beside={words}>
                        {(close) => (
                          <ProofForm
                            titleId={titleOf(id)}
                            hasPassword={ways.has_password}
                            text={t('settings.social-unlink-text', { name })}
                            action={t('settings.social-unlink-submit')}
                            tone="danger"
                            fallback={t('settings.social-failed')}
                            send={(proof) => unlink.mutateAsync({ ...proof, id: identity })}
                            done={(answer) => {
                              showToasts(answer);
                              focusTitle(titleOf(id));
                            }}
                            onCancel={close}
                          />
                        )}
                      </Opening>
                    )}
                  </li>
                );
              })}
            </Rows>
          )
        }
      </Loaded>
      {waysOut.length > 0 && !readOnly && (
        <>
          <p>{t('settings.social-how', { email: user.email })}</p>
          <Ways>
            {waysOut.map(({ provider, name }) => (
              <ButtonAnchor key={provider} data-look="outlined" href={startOfSocialLogin(provider, locale, back)}>
                {t('login.social', { name })}
              </ButtonAnchor>
            ))}
          </Ways>
        </>
      )}
    </SettingsSection>
  );
}

const Ways = withClass('div', css.ways);
