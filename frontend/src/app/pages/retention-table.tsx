import { useI18n } from '../../i18n/i18n.js';
import { useSite } from '../../site/site.js';
import { FactTable } from './fact-table.js';
import { useLegalTexts } from './information-texts.js';
import { lengthOfTime } from './length-of-time.js';
import { KEPT_APPLICATIONS, RETENTION } from './retention.js';

/** How long each kind of data is kept. */
export function RetentionTable() {
  const i18n = useI18n();
  const { retention: texts, retentionHead, keptApplications: words } = useLegalTexts();
  const { what, long } = retentionHead;
  const { retention, keptApplications = KEPT_APPLICATIONS } = useSite();
  const countries = new Intl.DisplayNames(i18n.locale, { type: 'region' });
  const inMonths = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  const applications = keptApplications.map(({ country, months }) => ({
    key: `application-${country}`,
    cells: [
      country === null ? words.elsewhere : words.country.replace('{country}', countries.of(country) ?? country),
      inMonths.format(months),
    ],
  }));
  const rows = Object.entries({ ...RETENTION, ...retention }).map(([key, milliseconds]) => ({
    key,
    cells: [texts[key as keyof typeof RETENTION], lengthOfTime(milliseconds, i18n.locale)],
  }));
  return <FactTable head={[what, long]} rows={[...applications, ...rows]} />;
}
