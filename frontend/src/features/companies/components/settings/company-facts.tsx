import { COMPANY_SIZES, type CompanySettingsResponse, changeCompanySettingsRequest } from '@babelboard/wire';
import { SelectField, TextField } from '../../../../forms/fields.js';
import { Form } from '../../../../forms/form.js';
import { SECTORS } from '../../../../forms/sectors/sectors.js';
import { showToasts } from '../../../../forms/show-toasts.js';
import { COUNTRY_RULES, useCountries } from '../../../../forms/use-countries.js';
import { useWireForm } from '../../../../forms/use-wire-form.js';
import { Loaded } from '../../../../frame/loaded.js';
import { type TextKey, useText } from '../../../../i18n/use-text.js';
import { useChangeCompanySettings, useFindCompanySettings } from '../../api/company-settings.js';

const SIZES: Record<(typeof COMPANY_SIZES)[number], TextKey> = {
  '1-9': 'company-size.1',
  '10-49': 'company-size.2',
  '50-249': 'company-size.3',
  '250-999': 'company-size.4',
  '1000+': 'company-size.5',
};

const schema = changeCompanySettingsRequest.pick({
  name: true,
  tagline: true,
  website: true,
  fk_pais_id: true,
  sector: true,
  size: true,
});

/** What nobody chose stays as it is. */
const UNCHOSEN = { setValueAs: (value: unknown) => (value === '' ? undefined : value) };

/** What the company says of itself; recruiters read it. */
export default function CompanyFacts({ titleId }: { titleId: string }) {
  const t = useText();
  return (
    <Loaded query={useFindCompanySettings()} lines={3}>
      {(settings) =>
        settings.can_edit ? (
          <FactsForm settings={settings} titleId={titleId} />
        ) : (
          <p>{t('company-settings.read', { name: settings.name })}</p>
        )
      }
    </Loaded>
  );
}

function FactsForm({ settings, titleId }: { settings: CompanySettingsResponse; titleId: string }) {
  const t = useText();
  const countries = useCountries();
  const change = useChangeCompanySettings();
  const { name, tagline, website, fk_pais_id: country, sector, size, former_name: former } = settings;
  const { formRef, field, submit, busy, failure } = useWireForm({
    schema,
    defaults: {
      name,
      tagline: tagline ?? '',
      website: website ?? '',
      ...(country === null ? {} : { fk_pais_id: country }),
      // An import may know it more closely than the list here.
      ...(SECTORS.some(({ code }) => code === sector) && sector !== null ? { sector } : {}),
      ...(size === null ? {} : { size }),
    },
    fallback: t('members.failed'),
    send: (values) => change.mutateAsync(values),
    done: showToasts,
  });
  return (
    <Form
      formRef={formRef}
      onSubmit={submit}
      titleId={titleId}
      busy={busy}
      failure={failure}
      action={t('company-settings.save')}
      busyAction={t('form.sending')}
    >
      <TextField
        {...field('name')}
        label={t('form.company-name')}
        {...(former === null ? {} : { hint: t('company-settings.name-waits', { name: former }) })}
        autoComplete="organization"
        maxLength={120}
      />
      <TextField
        {...field('tagline')}
        label={t('company-settings.tagline')}
        hint={t('company-settings.tagline-hint')}
        maxLength={160}
        optional
      />
      <TextField
        {...field('website')}
        type="url"
        inputMode="url"
        label={t('form.website')}
        hint={t('form.website-hint')}
        autoComplete="url"
        maxLength={300}
        optional
      />
      <SelectField {...field('fk_pais_id', COUNTRY_RULES)} label={t('form.country')} choices={countries} />
      <SelectField
        {...field('size', UNCHOSEN)}
        label={t('form.size')}
        choices={COMPANY_SIZES.map((one) => ({ value: one, text: t(SIZES[one]) }))}
      />
      <SelectField
        {...field('sector', UNCHOSEN)}
        label={t('form.sector')}
        choices={SECTORS.map(({ code, name: words }) => ({ value: code, text: t(words) }))}
      />
    </Form>
  );
}
