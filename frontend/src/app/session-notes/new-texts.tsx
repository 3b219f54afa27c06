import { pageAt, pageEntry, pathTo } from '@babelboard/pages';
import type { User } from '@babelboard/wire';
import { useState } from 'react';
import { useAnswerNewTexts } from '../../features/identity/api/answer-new-texts.js';
import { conditionsOf } from '../../features/identity/components/conditions-of.js';
import { useFailureWords } from '../../forms/failure-words.js';
import { useI18n } from '../../i18n/i18n.js';
import { useFormat } from '../../i18n/use-format.js';
import { useText } from '../../i18n/use-text.js';
import { isInformationPage } from '../../pages/information-pages.js';
import { Link } from '../../router/link.js';
import { useLocation } from '../../router/router.js';
import { sessionStore } from '../../session/session-store.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import { notifications } from '../../ui/notifications/notifications.js';
import { SheetActions, SheetBody, SheetDialog } from '../../ui/sheet-dialog.js';
import { useTextVersions } from '../pages/information-texts.js';
import css from './new-texts.module.css';
import { NotAgreed } from './not-agreed.js';

const TITLE = 'new-texts-title';

/** Nothing stands in front of signing out, of what is to be read, or of copy and deletion. */
function isOpen(path: string, productPrefix: string): boolean {
  const { name } = pageAt(path, productPrefix);
  return isInformationPage(name) || name.endsWith('-settings') || pageEntry(name).bare === true;
}

/** Asks once who agreed to an older version of the texts. Closed without an answer, it comes again with the next login or page load. */
export function NewTexts({ user }: { user: User }) {
  const t = useText();
  const i18n = useI18n();
  const { date } = useFormat();
  const versions = useTextVersions();
  const { productPrefix } = useSite();
  const { pathname } = useLocation();
  const failureWords = useFailureWords();
  const { mutate, isPending, error } = useAnswerNewTexts();
  const [step, setStep] = useState<'asked' | 'refused' | 'closed'>('asked');
  const texts = user.consents_due.map(({ kind, text_version }) => ({ kind, text_version }));
  if (step === 'closed' || isOpen(pathname, productPrefix)) return null;

  const finish = () => void sessionStore.load();
  const close = () => (step === 'refused' ? finish() : setStep('closed'));
  const answer = (agreed: boolean) =>
    isPending ||
    mutate(
      { agreed, texts, language: i18n.locale },
      {
        onSuccess: () => {
          if (!agreed) return setStep('refused');
          notifications.notify({ message: t('new-texts.agreed'), type: 'positive' });
          finish();
        },
      },
    );
  return (
    <SheetDialog titleId={TITLE} onClose={close}>
      {step === 'refused' ? (
        <NotAgreed titleId={TITLE} user={user} onClose={close} />
      ) : (
        <>
          <Body>
            <h2 id={TITLE}>{t('new-texts.title')}</h2>
            <p>{t('new-texts.intro', { date: date(versions.version) })}</p>
            <ul>
              {versions.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
            <p>
              <Link to={pathTo(conditionsOf(user), { product: productPrefix })}>{t('new-texts.read')}</Link>
            </p>
          </Body>
          <SheetActions>
            <Failure role="alert">{error === null ? '' : failureWords(error, t('new-texts.failed'))}</Failure>
            <Button type="button" data-look="plain" onClick={close}>
              {t('new-texts.later')}
            </Button>
            <Button type="button" data-look="outlined" aria-disabled={isPending} onClick={() => answer(false)}>
              {t('new-texts.disagree')}
            </Button>
            <Button type="button" data-look="filled" aria-disabled={isPending} onClick={() => answer(true)}>
              {t('new-texts.agree')}
            </Button>
          </SheetActions>
        </>
      )}
    </SheetDialog>
  );
}

const Body = withClass(SheetBody, css.body);

const Failure = withClass('p', css.failure);
