import type { MinisiteData } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { OutwardIcon } from '../../../ui/icons/outward-icon.js';
import css from './minisite-facts.module.css';

/** What the company does, where it sits, and its own site. */
export function MinisiteFacts({ minisite: { companyData, userMinisite } }: { minisite: MinisiteData }) {
  const t = useText();
  const website = companyData?.website ?? userMinisite?.company.website ?? null;
  const facts = [companyData?.sector, companyData?.country, ...(companyData?.hiring ?? [])].filter(Boolean);
  const host = isWeb(website) ? new URL(website).hostname.replace(/^www\./, '') : '';
  if (facts.length === 0 && host === '') return null;
  return (
    <Facts>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
      {isWeb(website) && (
        <li>
          <a href={website} target="_blank" rel="noopener nofollow" aria-label={t('minisite.website-label', { host })}>
            {host}
            <OutwardIcon />
          </a>
        </li>
      )}
    </Facts>
  );
}

function isWeb(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address) && URL.canParse(address);
}

const Facts = withClass('ul', css.facts);
