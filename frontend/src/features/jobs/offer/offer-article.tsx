import type { JobCard, JobDetail } from '@babelboard/wire';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useText } from '../../../i18n/use-text.js';
import { LanguagesISpeak } from '../../../languages-i-speak/languages-i-speak.js';
import { SpokenSummary } from '../../../languages-i-speak/spoken-summary.js';
import { jobListPath } from '../../../paths/paths.js';
import { useSite } from '../../../site/site.js';
import { radius, token, type } from '../../../theme/theme.js';
import { ReportOffer } from '../report/report-offer.js';
import { LanguageLadder } from './language-ladder.js';
import { OfferFacts } from './offer-facts.js';
import { OfferText, OfferTextSkeleton } from './offer-text.js';
import { OfferTop } from './offer-top.js';

export interface OfferArticleProps {
  /** The whole offer, or what a card knows of it while the text is on its way. */
  job: JobCard | JobDetail;
  title: 'h1' | 'h2';
  /** A sentence of the page's own about the offer. */
  text?: string;
  /** Stands beside the apply button. */
  actions?: ReactNode;
  /** Replaces the text where it could not be had. */
  failure?: ReactNode;
}

/** An offer, read from top to bottom: who, what, where; the languages; the facts; the text. */
export function OfferArticle({ job, title, text, actions, failure }: OfferArticleProps) {
  const t = useText();
  const { baseUrl } = useSite();
  const Section = title === 'h1' ? 'h2' : 'h3';
  return (
    <Article aria-labelledby={`title-${job.id}`} data-page={title === 'h1'}>
      <Top>
        <OfferTop job={job} title={title} text={text ?? ''} actions={actions} />
      </Top>
      <Side>
        {job.languages.length > 0 && (
          <Languages>
            <LanguagesHead>
              <Section>{t('offer.languages')}</Section>
              <LanguagesISpeak />
            </LanguagesHead>
            <SpokenSummary languages={job.languages} />
            <LanguageLadder languages={job.languages} />
          </Languages>
        )}
        <section>
          <Section className="visually-hidden">{t('offer.facts')}</Section>
          <OfferFacts job={job} />
        </section>
      </Side>
      <Text>
        <Section className="visually-hidden">{t('offer.text')}</Section>
        {'description' in job ? (
          <OfferText html={job.description} language={job.ad_language?.code} />
        ) : (
          (failure ?? (
            <>
              <OfferTextSkeleton />
              <Link className="no-js-only" to={job.url}>
                {t('offer.read-whole')}
              </Link>
            </>
          ))
        )}
        {job.skills.length > 0 && (
          <>
            <Subheading as={Section}>{t('offer.skills')}</Subheading>
            <Skills>
              {job.skills.map((skill) => (
                <li key={skill.id}>
                  <Link to={jobListPath({ keywords: [skill.name] })}>{skill.name}</Link>
                </li>
              ))}
            </Skills>
          </>
        )}
        <Foot>
          <ReportOffer job={job} />
          <Printed>{t('offer.printed', { address: new URL(job.url, baseUrl).href })}</Printed>
        </Foot>
      </Text>
    </Article>
  );
}

const Article = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    '&[data-page="true"]': {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(320px, 400px)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"top side" "text side"',
      columnGap: 'clamp(48px, 6vw, 104px)',
      rowGap: 44,
    },
  },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 14,
  [theme.breakpoints.up('md')]: { '[data-page="true"] > &': { gridArea: 'top' } },
  [theme.breakpoints.down('md')]: { '[data-page="true"] > & .apply': { display: 'none' } },
}));

const Side = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 32,
  [theme.breakpoints.up('md')]: {
    '[data-page="true"] > &': {
      gridArea: 'side',
      position: 'sticky',
      top: 'calc(24px + var(--support-banner, 0px))',
      alignSelf: 'start',
    },
  },
}));

const Text = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '[data-page="true"] > &': { gridArea: 'text' } },
}));

const Languages = styled('section')({
  padding: 'clamp(20px, 3vw, 30px)',
  borderRadius: radius.sheet,
  background: token('tint'),
  breakInside: 'avoid',
});

const LanguagesHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 12,
  marginBottom: 10,
  '& > h2, & > h3': { fontSize: type.body, fontWeight: 560, fontVariationSettings: '"FLAR" 0' },
  '& > button': { marginInline: -14 },
  '& + p': { marginBottom: 10 },
});

const Subheading = styled('h3')({ fontSize: '1.1875rem', margin: '36px 0 12px' });

const Skills = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '& a': {
    display: 'inline-block',
    padding: '5px 14px',
    borderRadius: radius.round,
    border: `1px solid ${token('line')}`,
    fontSize: type.small,
    textDecoration: 'none',
  },
  '& a:hover': { borderColor: token('ink'), color: 'inherit' },
});

const Foot = styled('div')({ marginTop: 36 });

const Printed = styled('p')({ display: 'none', fontSize: type.tiny, '@media print': { display: 'block' } });
