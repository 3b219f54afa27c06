import { pathTo } from '@babelboard/pages';
import { auditLogQuery } from '@babelboard/wire';
import type { AuditFilters } from '../../features/operations/api/list-audit-entries.js';
import { AuditEntries } from '../../features/operations/components/audit-entries.js';
import { SelectField, TextField } from '../../forms/fields.js';
import { Form } from '../../forms/form.js';
import { useWireForm } from '../../forms/use-wire-form.js';
import { useAccountHead } from '../../head/use-account-head.js';
import { useI18n } from '../../i18n/i18n.js';
import { type TextKey, useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../pages/page-component.js';
import { useNavigate, useSearchParams } from '../../router/router.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { PageColumn } from '../../ui/page-column.js';
import css from './audit-log.page.module.css';
import { lengthOfTime } from './length-of-time.js';
import { RETENTION } from './retention.js';

const TITLE = 'audit-title';
const AREAS: [area: string, text: TextKey][] = [
  ['session.', 'audit.area-session'],
  ['account.', 'audit.area-account'],
  ['support.', 'audit.area-support'],
  ['offer.', 'audit.area-offer'],
  ['company.', 'audit.area-company'],
  ['admin.', 'audit.area-admin'],
];

const schema = auditLogQuery.pick({ account_id: true, action: true });

/** Who did what, newest first; the filters stand in the address. */
const AuditLogPage: PageComponent = () => {
  const t = useText();
  const search = useSearchParams();
  const filters = { account_id: search.get('account_id') ?? '', action: search.get('action') ?? '' };
  const { locale } = useI18n();
  const { auditEntry, auditAddress } = { ...RETENTION, ...useSite().retention };
  const kept = { entries: lengthOfTime(auditEntry, locale), addresses: lengthOfTime(auditAddress, locale) };
  useAccountHead(t('operations.audit-log'));
  return (
    <Column>
      <div>
        <h1 id={TITLE}>{t('operations.audit-log')}</h1>
        <p>
          {t('operations.audit-log-text')} {t('operations.audit-log-kept', kept)}
        </p>
      </div>
      <Filters key={search.toString()} filters={filters} />
      <AuditEntries filters={filters} />
    </Column>
  );
};

function Filters({ filters }: { filters: AuditFilters }) {
  const t = useText();
  const navigate = useNavigate();
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema,
    // What is empty has no default: only then it is read as nothing.
    defaults: Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== '')),
    fallback: t('audit.failed'),
    send: async (wanted) =>
      Object.entries(wanted).flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${value}`])),
    done: (said) => navigate(`${pathTo('audit-log')}?${said.join('&')}`),
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={TITLE}
      busy={busy}
      failure={failure}
      action={t('audit.filter')}
      busyAction={t('audit.filter')}
    >
      <Pair>
        <TextField
          {...field('account_id', { setValueAs: noneForNothing })}
          label={t('audit.account-number')}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <SelectField
          {...field('action', { setValueAs: noneForNothing })}
          label={t('audit.area')}
          optional
          choices={AREAS.map(([value, text]) => ({ value, text: t(text) }))}
        />
      </Pair>
    </Form>
  );
}

/** An empty field asks for everything. */
function noneForNothing(value: unknown): unknown {
  return value === '' ? undefined : value;
}

export default AuditLogPage;

const Column = withClass(PageColumn, css.column);

const Pair = withClass('div', css.pair);
