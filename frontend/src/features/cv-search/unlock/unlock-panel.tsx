import { pathTo } from '@babelboard/pages';
import { useState } from 'react';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Loaded } from '../../../frame/loaded.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button, ButtonLink } from '../../../ui/button.js';
import { KeyIcon } from '../../../ui/icons/key-icon.js';
import { lazyPart } from '../../../ui/lazy-part.js';
import { notifications } from '../../../ui/notifications/notifications.js';
import { OptionalPart } from '../../../ui/optional-part.js';
import { useFindUnlockTerms, useUnlock } from './unlock-api.js';
import css from './unlock-panel.module.css';

const ConfirmDialog = lazyPart(() => import('../../../ui/confirm-dialog.js'));

/** What it costs to learn who somebody is, what the company has left, and the way there. */
export function UnlockPanel({ id }: { id: string }) {
  const t = useText();
  const { date } = useFormat();
  const navigate = useNavigate();
  const failureWords = useFailureWords();
  const [asking, setAsking] = useState(false);
  const query = useFindUnlockTerms(id);
  const unlock = useUnlock(id);
  const confirm = () =>
    unlock.mutate(undefined, {
      onSuccess: () => navigate(pathTo('unlocked-candidate', { candidateId: id })),
      onError: (error) => {
        setAsking(false);
        notifications.notify({ message: failureWords(error, t('people.unlock-failed')), type: 'negative' });
      },
    });
  return (
    <Panel aria-label={t('people.unlock-title')}>
      <Loaded query={query}>
        {({ unlocked, credits: { left, expiring } }) =>
          unlocked ? (
            <>
              <p>{t('people.unlocked-already')}</p>
              <ButtonLink data-look="filled" to={pathTo('unlocked-candidate', { candidateId: id })}>
                {t('people.to-unlocked')}
              </ButtonLink>
            </>
          ) : (
            <>
              <p>{t('people.unlock-text')}</p>
              <p>
                <b>{t('people.credits-left', { count: left })}</b>
              </p>
              {expiring !== null && (
                <p>{t('people.credits-expire', { count: expiring.credits, date: date(expiring.at) })}</p>
              )}
              {left > 0 ? (
                <Button type="button" data-look="filled" onClick={() => setAsking(true)}>
                  <KeyIcon />
                  {t('people.unlock')}
                </Button>
              ) : (
                <p>{t('people.credits-none')}</p>
              )}
            </>
          )
        }
      </Loaded>
      {asking && (
        <OptionalPart open={() => setAsking(true)} close={() => setAsking(false)}>
          <ConfirmDialog
            title={t('people.unlock-question')}
            text={t('people.unlock-told')}
            action={t('people.unlock-for-one')}
            cancel={t('people.unlock-not')}
            busy={unlock.isPending}
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          />
        </OptionalPart>
      )}
    </Panel>
  );
}

const Panel = withClass('section', css.panel);
