import type { JobCard, JobDetail } from '@babelboard/wire';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { listPath } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { radius, token, type } from '../../../theme/theme.js';
import { ApplyButton, ApplyNote } from './apply-action.js';
import { CompanyMark } from './company-mark.js';
import { LanguageLadder } from './language-ladder.js';
import { OfferFacts } from './offer-facts.js';
import { OfferText, OfferTextSkeleton } from './offer-text.js';
import { useOfferWords } from './use-offer-words.js';

export interface OfferArticleProps {
  /** The whole offer, or what a card knows of it while the text is on its way. */
  job: JobCard | JobDetail;
  title: 'h1' | 'h2';
  /** Stands beside the apply button. */
  actions?: ReactNode;
  /** Replaces the text where it could not be had. */
  failure?: ReactNode;
}

/** An offer, read from top to bottom: who, what, where; the languages; the facts; the text. */
export function OfferArticle({ job, title, actions, failure }: OfferArticleProps) {
  const t = useText();
  const words = useOfferWords();
  const Section = title === 'h1' ? 'h2' : 'h3';
  return (
    <Article aria-labelledby={`title-${job.id}`} data-page={title === 'h1'}>
      <Top>
        <Company>
          <CompanyMark name={job.company.name} logo={job.company.logo} size={52} />
          <span dir="auto">{job.company.name}</span>
        </Company>
        <Title as={title} id={`title-${job.id}`} lang={job.ad_language?.code} dir="auto">
          {job.title}
        </Title>
        <Places>
          {job.places.map((place) => (
            <li key={`${place.slug}-${place.city}`}>
              {place.slug === null ? (
                words.place(place)
              ) : (
                <Link to={listPath({ location: [place.slug] })}>{words.place(place)}</Link>
              )}
            </li>
          ))}
          {job.remote !== null && <li>{job.remote.name}</li>}
        </Places>
        <Actions>
          <ApplyButton job={job} className="apply" />
          {actions}
        </Actions>
        <ApplyNote job={job} />
      </Top>
      <Side>
        {job.languages.length > 0 && (
          <Languages>
            <Section>{t('offer.languages')}</Section>
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
                  <Link to={listPath({ keywords: [skill.name] })}>{skill.name}</Link>
                </li>
              ))}
            </Skills>
          </>
        )}
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
    '[data-page="true"] > &': { gridArea: 'side', position: 'sticky', top: 24, alignSelf: 'start' },
  },
}));

const Text = styled('section')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { '[data-page="true"] > &': { gridArea: 'text' } },
}));

const Company = styled('p')({ display: 'flex', alignItems: 'center', gap: 14, fontWeight: 560 });

const Title = styled('h2')({
  fontSize: type.title,
  '&:is(h1)': { fontSize: type.headline },
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  marginTop: 4,
});

const Places = styled('ul')({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 20,
  rowGap: 4,
  fontSize: type.body,
  '& a': { display: 'inline-block', paddingBlock: 3 },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 10,
  marginTop: 6,
  '&:empty': { display: 'none' },
});

const Languages = styled('section')({
  padding: 'clamp(20px, 3vw, 30px)',
  borderRadius: radius.sheet,
  background: token('tint'),
  '& > h2, & > h3': { fontSize: type.body, fontWeight: 560, fontVariationSettings: '"FLAR" 0', marginBottom: 18 },
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
