import type { MinisiteData } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.js';
import { type } from '../../../theme/theme.js';
import { OutwardIcon } from '../../../ui/icons.js';

/** What the company does, where it sits, and its own site. */
export function MinisiteFacts({ minisite: { companyData, userMinisite } }: { minisite: MinisiteData }) {
  const t = useText();
  const website = companyData?.website ?? userMinisite?.company.website ?? null;
  const facts = [companyData?.sector, companyData?.country].filter(Boolean);
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

const Facts = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 20,
  fontSize: type.small,
  '& a': { display: 'inline-flex', alignItems: 'center', gap: 4, minHeight: 44 },
});
