import type { PageSeo } from '@babelboard/wire';
import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { readBreadcrumbs } from './read-breadcrumbs.js';

/** The way from home to this page, as the page tells it to search engines. */
export function Breadcrumbs({ seo }: { seo: PageSeo | null | undefined }) {
  const t = useText();
  const steps = readBreadcrumbs(seo?.script ?? []);
  if (steps.length < 2) return null;
  return (
    <nav aria-label={t('breadcrumbs.label')}>
      <Steps>
        {steps.map(({ name, path }, at) => (
          <li key={name + path}>
            {path === null || at === steps.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </Steps>
    </nav>
  );
}

const Steps = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: type.small,
  color: token('ink-soft'),
  '& a, & span': { display: 'inline-block', paddingBlock: 6, textDecorationColor: 'transparent' },
  '& a:hover': { textDecorationColor: token('accent') },
  // The last step stands below as a heading: it may be cut, and a phone leaves it out.
  '& li': { display: 'inline-flex', alignItems: 'baseline', minWidth: 0, maxWidth: '100%' },
  [theme.breakpoints.down('sm')]: { '& li:last-of-type:not(:first-of-type)': { display: 'none' } },
  '& [aria-current]': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& li:not(:first-of-type)::before': { content: '"/"', marginInline: 10, color: token('line-strong') },
}));
