import { pathTo } from '@babelboard/pages';
import { MAIL_STATES, mailLogQuery } from '@babelboard/wire';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { Loaded } from '../../../frame/loaded.js';
import { NavItem } from '../../../frame/nav-item.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { useListMails } from '../api/list-mails.js';
import { useListSuppressedAddresses } from '../api/list-suppressed-addresses.js';
import { ComplaintRate } from '../components/complaint-rate.js';
import { MailTable } from '../components/mail-table.js';
import { STATE_TEXTS } from '../components/mail-words.js';
import { MoreButton } from '../components/more-button.js';
import { SuppressedAddresses } from '../components/suppressed-addresses.js';
import css from './lookup.page.module.css';

const TITLE = 'mails-title';

/** Which mails arrive: what was asked for and which state is looked at stand in the address. */
const MailsPage: PageComponent = () => {
  const t = useText();
  const asked = useSearchParams();
  const q = asked.get('q') ?? '';
  const state = MAIL_STATES.find((one) => one === asked.get('state')) ?? '';
  return (
    <OwnPage title={t('operations.mails')} lead={t('operations.mails-text')}>
      <Asked key={q} q={q} />
      <Parts data-room="wide">
        <ComplaintRate />
        <Mails q={q} state={state} />
        <Addresses q={q} />
      </Parts>
    </OwnPage>
  );
};

function Mails({ q, state }: { q: string; state: string }) {
  const t = useText();
  const found = useListMails(q, state);
  const at = (wanted: string) => addressOf({ q, state: wanted });
  return (
    <section>
      <h2>{t('mails.log')}</h2>
      <nav aria-label={t('mails.which')}>
        <NavItem to={at('')} aria-current={state === '' ? 'page' : undefined}>
          {t('mails.all')}
        </NavItem>
        {MAIL_STATES.map((one) => (
          <NavItem key={one} to={at(one)} aria-current={state === one ? 'page' : undefined}>
            {t(STATE_TEXTS[one])}
          </NavItem>
        ))}
      </nav>
      <div aria-busy={found.isPlaceholderData}>
        <Loaded query={found} lines={8}>
          {({ pages }) => {
            const mails = pages.flatMap(({ data }) => data);
            return mails.length === 0 ? <p role="status">{t('mails.none')}</p> : <MailTable mails={mails} />;
          }}
        </Loaded>
      </div>
      <MoreButton list={found} text={t('mails.more')} />
    </section>
  );
}

function Addresses({ q }: { q: string }) {
  const t = useText();
  const found = useListSuppressedAddresses(q);
  return (
    <section>
      <h2>{t('mails.addresses')}</h2>
      <p>{t('mails.addresses-text')}</p>
      <div aria-busy={found.isPlaceholderData}>
        <Loaded query={found} lines={4}>
          {({ pages }) => {
            const addresses = pages.flatMap(({ data }) => data);
            return addresses.length === 0 ? (
              <p role="status">{t(q === '' ? 'mails.addresses-none' : 'mails.addresses-none-found')}</p>
            ) : (
              <SuppressedAddresses addresses={addresses} />
            );
          }}
        </Loaded>
      </div>
      <MoreButton list={found} text={t('mails.addresses-more')} />
    </section>
  );
}

function Asked({ q }: { q: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: mailLogQuery,
    defaults: { q },
    fallback: t('mails.failed'),
    send: async (asked) => asked,
    done: (asked) => navigate(addressOf({ q: asked.q, state: '' })),
  });
  return (
    <section>
      <h2 id={TITLE} className="visually-hidden">
        {t('mails.find')}
      </h2>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={TITLE}
        busy={busy}
        failure={failure}
        action={t('mails.find')}
        busyAction={t('mails.find')}
      >
        <TextField
          {...field('q')}
          optional
          label={t('mails.q')}
          hint={t('mails.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Form>
    </section>
  );
}

function addressOf(asked: { q: string; state: string }): string {
  const said = Object.entries(asked).filter(([, value]) => value !== '');
  return said.length === 0 ? pathTo('mails') : `${pathTo('mails')}?${new URLSearchParams(said)}`;
}

export default MailsPage;

const Parts = withClass('div', css.found);
