import { cookieLifetime, KEPT_IN_BROWSER, type KeptName } from '@babelboard/wire';
import { useI18n } from '../../i18n/i18n.js';
import { FactTable } from './fact-table.js';
import { useLegalTexts } from './information-texts.js';
import { lengthOfTime } from './length-of-time.js';

/** What the site leaves in a browser, of one kind: drawn from the register that the code itself takes its names from. */
export function KeptInBrowser({ kind }: { kind: (typeof KEPT_IN_BROWSER)[number]['kind'] }) {
  const i18n = useI18n();
  const { kinds, kept: words } = useLegalTexts();
  const texts: Record<KeptName, { purpose: string; until?: string }> = words;
  const rows = KEPT_IN_BROWSER.filter((kept) => kept.kind === kind).map((kept) => {
    const { purpose, until = kinds.tab } = texts[kept.name];
    const time = kept.kind === 'cookie' ? lengthOfTime(cookieLifetime(kept.name), i18n.locale) : until;
    return { key: kept.name, cells: [<code key="name">{kept.name}</code>, purpose, time] };
  });
  return <FactTable head={[kinds.name, kinds.purpose, kinds.until]} rows={rows} />;
}
