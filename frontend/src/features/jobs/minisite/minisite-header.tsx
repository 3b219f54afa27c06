import type { MinisiteData, PageSeo } from '@babelboard/wire';
import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { CompanyMark } from '../offer/company-mark.js';
import { MinisiteAbout } from './minisite-about.js';
import { MinisiteFacts } from './minisite-facts.js';

export interface MinisiteHeaderProps {
  minisite: MinisiteData;
  seo: PageSeo;
  /** How many offers the company has under the present filters. */
  total: number;
}

/** The head of a company's own list: its logo, its words and its colour; a plain one where it has chosen no look. */
export default function MinisiteHeader({ minisite, seo, total }: MinisiteHeaderProps) {
  const t = useText();
  const { vueTemp, userMinisite, companyData, logo } = minisite;
  const name = companyData?.name ?? userMinisite?.company.name ?? '';
  const about = userMinisite?.content ?? '';
  return (
    <Head data-template={vueTemp?.name ?? 'plain'}>
      <Band>
        <Words>
          <CompanyMark name={name} logo={logo} size={64} />
          <h1>{seo.h1}</h1>
          {vueTemp !== null && vueTemp.headline !== '' && <Headline dir="auto">{vueTemp.headline}</Headline>}
          {companyData?.tagline && <p dir="auto">{companyData.tagline}</p>}
          <MinisiteFacts minisite={minisite} />
          {vueTemp !== null && (
            <ButtonAnchor href="#results" data-look="outlined">
              {t('minisite.offers', { count: total })}
            </ButtonAnchor>
          )}
        </Words>
        {vueTemp?.cover && <Cover src={vueTemp.cover} alt="" width={1600} height={900} fetchPriority="high" />}
      </Band>
      {about !== '' && <MinisiteAbout company={name} html={about} />}
    </Head>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 3vw, 40px)',
  marginBottom: 'clamp(8px, 2vw, 24px)',
  [theme.breakpoints.up('md')]: {
    '&[data-template="column"]': {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: 'clamp(40px, 5vw, 80px)',
      alignItems: 'start',
    },
  },
}));

const Band = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'hidden',
  borderRadius: 24,
  '[data-template="banner"] > &, [data-template="column"] > &': { background: token('band'), color: token('on-band') },
  '[data-template="banner"] > & p, [data-template="column"] > & p': { color: token('on-band-soft') },
  '[data-template="banner"] > & a, [data-template="column"] > & a': {
    color: token('on-band'),
    borderColor: token('on-band-soft'),
    textDecorationColor: token('on-band-soft'),
  },
  '[data-template="banner"] > & a:hover, [data-template="column"] > & a:hover': { background: 'transparent' },
  [theme.breakpoints.up('md')]: {
    '[data-template="banner"] > &:has(img)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
}));

const Words = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'center',
  gap: 12,
  '[data-template="banner"] &, [data-template="column"] &': { padding: 'clamp(24px, 3vw, 44px)' },
  '& h1': { fontSize: type.title, overflowWrap: 'anywhere' },
  '[data-template="banner"] & h1, [data-template="column"] & h1': { fontSize: type.body, fontWeight: 560 },
  '& > p': { fontSize: type.lead, maxWidth: '48ch' },
});

const Headline = styled('p')({
  '[data-template] &&': {
    fontSize: 'clamp(1.875rem, 1.3rem + 2.2vw, 3.125rem)',
    lineHeight: 1.06,
    letterSpacing: '-0.018em',
    fontWeight: 650,
    fontVariationSettings: '"FLAR" 100',
    maxWidth: '24ch',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    color: token('on-band'),
  },
});

/** Its height is known before it is there. */
const Cover = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
  [theme.breakpoints.up('md')]: {
    '[data-template="banner"] &': { height: '100%', minHeight: 280, aspectRatio: 'auto' },
    '[data-template="column"] &': { aspectRatio: '21 / 8' },
  },
}));
