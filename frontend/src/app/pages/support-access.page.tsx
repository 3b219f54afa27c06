import { accountsQuery } from '@babelboard/wire';
import { useState } from 'react';
import { useCreateSupportAccess } from '../../features/operations/api/create-support-access.js';
import { type FoundAccount, useFindAccount } from '../../features/operations/api/find-account.js';
import { SupportAccount } from '../../features/operations/components/support-account.js';
import { SupportLink } from '../../features/operations/components/support-link.js';
import { useFailureWords } from '../../forms/failure-words.js';
import { TextField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { useWireForm } from '../../forms/use-wire-form.js';
import { OwnPage } from '../../frame/own-page.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { withClass } from '../../theme/with-class.js';
import { Button } from '../../ui/button.js';
import css from './support-access.page.module.css';

const TITLE = 'support-find';

/** Finds an account, shows whose it is, and makes the link to see the product as that person. */
const SupportAccessPage: PageComponent = () => {
  const t = useText();
  const [account, setAccount] = useState<FoundAccount | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  const find = useFindAccount();
  const create = useCreateSupportAccess();
  const failureWords = useFailureWords();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: accountsQuery,
    fallback: t('support.find-failed'),
    send: (query) => find.mutateAsync(query),
    done: (found, { who }) => {
      create.reset();
      setAccount(found);
      setAsked(who);
    },
  });
  return (
    <OwnPage title={t('operations.support-access')} lead={t('support.lead')}>
      <section>
        <h2 id={TITLE} className="visually-hidden">
          {t('support.find')}
        </h2>
        <Form
          formRef={formRef}
          onSubmit={submit}
          titleId={TITLE}
          busy={busy}
          failure={failure}
          action={t('support.find')}
          busyAction={t('support.finding')}
        >
          <TextField
            {...field('who')}
            label={t('support.who')}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
          />
        </Form>
      </section>
      <Found aria-live="polite">
        {asked !== null && account === null && <p>{t('support.nobody', { who: asked })}</p>}
        {account !== null && <SupportAccount account={account} />}
        {account?.type === 'admin' && <p>{t('support.no-admins')}</p>}
        {account !== null && account.type !== 'admin' && create.data === undefined && (
          <Button
            type="button"
            data-look="filled"
            aria-disabled={create.isPending}
            onClick={() => create.isPending || create.mutate({ account_id: account.id })}
          >
            {t(create.isPending ? 'support.making' : 'support.make')}
          </Button>
        )}
        {create.error !== null && <Wrong>{failureWords(create.error, t('support.make-failed'))}</Wrong>}
      </Found>
      {create.data !== undefined && <SupportLink access={create.data} />}
    </OwnPage>
  );
};

export default SupportAccessPage;

const Found = withClass('div', css.found);

const Wrong = withClass('p', css.wrong);
