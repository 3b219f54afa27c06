import { useLingui } from '@lingui/react';
import { useSite } from '../../site/site.js';
import { FactTable } from './fact-table.js';
import { legalTexts } from './information-texts.js';
import { lengthOfTime } from './length-of-time.js';
import { RETENTION } from './retention.js';

const TEXTS: Record<keyof typeof RETENTION, string> = legalTexts.retention;

/** How long each kind of data is kept. */
export function RetentionTable() {
  const { i18n } = useLingui();
  const { what, long } = legalTexts.retentionHead;
  const { retention } = useSite();
  const rows = Object.entries({ ...RETENTION, ...retention }).map(([key, milliseconds]) => ({
    key,
    cells: [TEXTS[key as keyof typeof RETENTION], lengthOfTime(milliseconds, i18n.locale)],
  }));
  return <FactTable head={[what, long]} rows={rows} />;
}
