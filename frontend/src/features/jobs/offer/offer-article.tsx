import type { JobCard, JobDetail } from '@babelboard/wire';
import type { ReactNode } from 'react';
import { useText } from '../../../i18n/use-text.js';
import { LanguagesISpeak } from '../../../languages-i-speak/languages-i-speak.js';
import { SpokenSummary } from '../../../languages-i-speak/spoken-summary.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { Link } from '../../../router/link.js';
import { useSite } from '../../../site/site.js';
import { withClass } from '../../../theme/with-class.js';
import { ReportOffer } from '../report/report-offer.js';
import { LanguageLadder } from './language-ladder.js';
import css from './offer-article.module.css';
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

const Article = withClass('article', css.article);

const Top = withClass('div', css.top);

const Side = withClass('div', css.side);

const Text = withClass('section', css.text);

const Languages = withClass('section', css.languages);

const LanguagesHead = withClass('div', css.languagesHead);

const Subheading = withClass('h3', css.subheading);

const Skills = withClass('ul', css.skills);

const Foot = withClass('div', css.foot);

const Printed = withClass('p', css.printed);
