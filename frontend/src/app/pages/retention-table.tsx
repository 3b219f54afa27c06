import { useI18n } from '../../i18n/i18n.js';
import { useSite } from '../../site/site.js';
import { FactTable } from './fact-table.js';
import { useLegalTexts } from './information-texts.js';
import { lengthOfTime } from './length-of-time.js';
import { RETENTION } from './retention.js';

/** How long each kind of data is kept. */
export function RetentionTable() {
  const i18n = useI18n();
  const { retention: texts, retentionHead } = useLegalTexts();
  const { what, long } = retentionHead;
  const { retention } = useSite();
  const rows = Object.entries({ ...RETENTION, ...retention }).map(([key, milliseconds]) => ({
    key,
    cells: [texts[key as keyof typeof RETENTION], lengthOfTime(milliseconds, i18n.locale)],
  }));
  return <FactTable head={[what, long]} rows={rows} />;
}
