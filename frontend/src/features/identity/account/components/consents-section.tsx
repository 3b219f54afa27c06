import { pathTo } from '@babelboard/pages';
import type { ConsentsResponse, User } from '@babelboard/wire';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { Loaded } from '../../../../frame/loaded.js';
import { Rows, SettingsSection, Small } from '../../../../frame/settings-section.js';
import { useFormat } from '../../../../i18n/use-format.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { useHref } from '../../../../router/router.js';
import { useFindConsents } from '../../../../session/find-consents.js';
import { useSite } from '../../../../site/site.js';
import { withClass } from '../../../../theme/with-class.js';
import { Button } from '../../../../ui/button.js';
import { ChevronIcon } from '../../../../ui/icons/chevron-icon.js';
import { notifications } from '../../../../ui/notifications/notifications.js';
import { conditionsOf } from '../../components/conditions-of.js';
import { useChangeConsent } from '../api/change-consent.js';
import { useReadOnly } from '../use-read-only.js';
import css from './consents-section.module.css';

type Consent = ConsentsResponse['data'][number];

const NAMES: Record<Consent['kind'], TextKey> = {
  terms: 'settings.consent-terms',
  privacy: 'settings.consent-privacy',
  newsletters: 'settings.consent-newsletters',
  cvsearch: 'settings.consent-cvsearch',
};

/** What one has agreed to, and everything that was ever said; news are switched among the messages. */
export function ConsentsSection({ id, user }: { id: string; user: User }) {
  const t = useText();
  const href = useHref();
  const { localMoment } = useFormat();
  const { productPrefix } = useSite();
  const consents = useFindConsents();
  const conditions = conditionsOf(user);
  return (
    <SettingsSection id={id} title={t('settings.consents')} intro={t('settings.consents-intro')}>
      <Loaded query={consents} lines={3}>
        {({ data, history }) => (
          <>
            <Rows>
              {data
                .filter(({ kind }) => kind !== 'newsletters' && kind !== 'cvsearch')
                .map(({ kind, at, given, text_version: version }) => (
                  <li key={kind}>
                    <p>
                      <a href={href(pathTo(conditions, { product: productPrefix }))} target="_blank" rel="noopener">
                        {t(NAMES[kind])}
                      </a>
                    </p>
                    {given ? (
                      <Small>{t('settings.consents-accepted', { moment: localMoment(at), version })}</Small>
                    ) : (
                      <Declined
                        kind={kind}
                        text={t('settings.consents-declined', { moment: localMoment(at), version })}
                      />
                    )}
                  </li>
                ))}
            </Rows>
            {history.length > 0 && <History history={history} />}
          </>
        )}
      </Loaded>
    </SettingsSection>
  );
}

/** A text that the person did not agree to when asked, and may now. */
function Declined({ kind, text }: { kind: Consent['kind']; text: string }) {
  const t = useText();
  const readOnly = useReadOnly();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useChangeConsent();
  const agree = () =>
    mutate(
      { kind, given: true },
      {
        onSuccess: () => notifications.notify({ message: t('settings.consents-saved'), type: 'positive' }),
        onError: (error) =>
          notifications.notify({ message: failureWords(error, t('settings.consents-failed')), type: 'negative' }),
      },
    );
  return (
    <Offer>
      <Small>{text}</Small>
      {readOnly || (
        <Button type="button" data-look="outlined" onClick={() => isPending || agree()}>
          {t('settings.consents-agree')}
        </Button>
      )}
    </Offer>
  );
}

function wordFor(kind: Consent['kind'], given: boolean): TextKey {
  if (given) return 'settings.consents-given';
  return kind === 'newsletters' || kind === 'cvsearch' ? 'settings.consents-withdrawn' : 'settings.consents-not-given';
}

function History({ history }: Pick<ConsentsResponse, 'history'>) {
  const t = useText();
  const { localMoment } = useFormat();
  return (
    <Past>
      <summary>
        <ChevronIcon />
        {t('settings.consents-history')}
      </summary>
      <ul>
        {history.map(({ kind, given, at, text_version: version }) => (
          <li key={`${kind} ${at}`}>
            {t(NAMES[kind])}: {t(wordFor(kind, given))}
            <Small>{t('settings.consents-line', { version, moment: localMoment(at) })}</Small>
          </li>
        ))}
      </ul>
    </Past>
  );
}

const Offer = withClass('div', css.offer);

const Past = withClass('details', css.past);
