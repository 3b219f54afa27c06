import type { MinisiteData, PageSeo } from '@babelboard/wire';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { ButtonAnchor } from '../../../ui/button.js';
import { CompanyMark } from '../offer/company-mark.js';
import { MinisiteAbout } from './minisite-about.js';
import { MinisiteFacts } from './minisite-facts.js';
import css from './minisite-header.module.css';

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

const Head = withClass('div', css.head);

const Band = withClass('div', css.band);

const Words = withClass('div', css.words);

const Headline = withClass('p', css.headline);

/** Its height is known before it is there. */
const Cover = withClass('img', css.cover);
