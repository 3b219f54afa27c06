import { pathTo } from '@babelboard/pages';
import { lookupQuery } from '@babelboard/wire';
import { TextField } from '../../../forms/fields.js';
import { Form } from '../../../forms/form.js';
import { useWireForm } from '../../../forms/use-wire-form.js';
import { Loaded } from '../../../frame/loaded.js';
import { OwnPage } from '../../../frame/own-page.js';
import { useText } from '../../../i18n/use-text.js';
import type { PageComponent } from '../../../pages/page-component.js';
import { useNavigate, useSearchParams } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { useDoubtfulCompanies } from '../api/list-doubtful-companies.js';
import { useLookUp } from '../api/look-up.js';
import { FoundCompany } from '../components/found-company.js';
import { ReviewedOffer } from '../components/reviewed-offer.js';
import { SupportAccount } from '../components/support-account.js';
import css from './lookup.page.module.css';

const TITLE = 'lookup-title';

/** Finds people, companies and offers by one field; what was asked for stands in the address, so that one comes back to it. */
const LookupPage: PageComponent = () => {
  const t = useText();
  const q = useSearchParams().get('q') ?? '';
  const found = useLookUp(q);
  return (
    <OwnPage title={t('operations.lookup')} lead={t('operations.lookup-text')}>
      <Asked key={q} q={q} />
      {q === '' && <DoubtfulCompanies />}
      {q !== '' && (
        <Found aria-live="polite" aria-busy={found.isPlaceholderData}>
          <Loaded query={found} lines={6}>
            {({ people, companies, offers }) => (
              <>
                {people.length + companies.length + offers.length === 0 && <p>{t('lookup.nothing', { q })}</p>}
                {people.length > 0 && (
                  <section>
                    <h2>{t('lookup.people')}</h2>
                    {people.map((account) => (
                      <SupportAccount key={account.id} account={account} />
                    ))}
                  </section>
                )}
                {companies.length > 0 && (
                  <section>
                    <h2>{t('lookup.companies')}</h2>
                    {companies.map((company) => (
                      <FoundCompany key={company.id} company={company} />
                    ))}
                  </section>
                )}
                {offers.length > 0 && (
                  <section>
                    <h2>{t('lookup.offers')}</h2>
                    {offers.map((offer) => (
                      <ReviewedOffer key={offer.id} offer={offer} />
                    ))}
                  </section>
                )}
              </>
            )}
          </Loaded>
        </Found>
      )}
    </OwnPage>
  );
};

/** What waits for a look, while nothing is looked for. */
function DoubtfulCompanies() {
  const t = useText();
  const { data } = useDoubtfulCompanies();
  if (data === undefined || data.data.length === 0) return null;
  return (
    <Found>
      <section>
        <h2>{t('lookup.doubtful')}</h2>
        <p>{t('lookup.doubtful-text')}</p>
        {data.data.map((company) => (
          <FoundCompany key={company.id} company={company} />
        ))}
      </section>
    </Found>
  );
}

function Asked({ q }: { q: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema: lookupQuery,
    defaults: q === '' ? {} : { q },
    fallback: t('lookup.failed'),
    send: async (asked) => asked,
    done: (asked) => navigate(`${pathTo('lookup')}?${new URLSearchParams(asked)}`),
  });
  return (
    <section>
      <h2 id={TITLE} className="visually-hidden">
        {t('lookup.find')}
      </h2>
      <Form
        formRef={formRef}
        onSubmit={submit}
        titleId={TITLE}
        busy={busy}
        failure={failure}
        action={t('lookup.find')}
        busyAction={t('lookup.find')}
      >
        <TextField
          {...field('q')}
          label={t('lookup.q')}
          hint={t('lookup.hint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
        />
      </Form>
    </section>
  );
}

export default LookupPage;

const Found = withClass('div', css.found);
