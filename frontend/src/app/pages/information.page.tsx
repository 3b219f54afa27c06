import './plain-texts.js';
import styled from '@emotion/styled';
import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useHead } from '../../head/head.js';
import { useText } from '../../i18n/use-text.js';
import type { PageComponent } from '../../paths/page-component.js';
import { informationPath } from '../../paths/paths.js';
import { useSite } from '../../site/site.js';
import { token, type } from '../../theme/theme.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { ReadingColumn } from '../../ui/page-column.js';
import { type InformationSection, informationTexts, legalTexts, type Shown } from './information-texts.js';
import { KeptInBrowser } from './kept-in-browser.js';
import { OperatorFacts } from './operator-facts.js';
import { RetentionTable } from './retention-table.js';
import { TextVersion } from './text-version.js';

const ContactForm = lazyPart(() => import('./contact-form.js'));

/** A page of text: about us, questions, contact, legal. */
const InformationPage: PageComponent = ({ page }) => {
  const t = useText();
  const { productName, productPrefix } = useSite();
  const name = page.name === 'information' ? page.page : 'about-us';
  const { title, intro, sections, include, versioned = false } = informationTexts[name];
  const fill = (text: string) => text.replaceAll('{productName}', productName);
  useHead({
    title: t('information.head', { title: fill(title), productName }),
    description: fill(intro),
    canonical: informationPath(name, productPrefix),
    robots: 'index, follow',
  });
  const all = include === undefined ? sections : [...sections, ...legalTexts[include]];
  return (
    <Column>
      <h1>{fill(title)}</h1>
      <Intro>{fill(intro)}</Intro>
      {versioned && <TextVersion />}
      {all.map((section) => (
        <Section key={section.heading} section={section} fill={fill} />
      ))}
    </Column>
  );
};

export default InformationPage;

function Section({ section, fill }: { section: InformationSection; fill: (text: string) => string }) {
  const { productPrefix } = useSite();
  const { heading, paragraphs = [], points = [], ordered = false, show, links = [] } = section;
  return (
    <section>
      <h2>{fill(heading)}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{fill(paragraph)}</p>
      ))}
      {points.length > 0 && (
        <Points as={ordered ? 'ol' : 'ul'}>
          {points.map((point) => (
            <li key={point}>{fill(point)}</li>
          ))}
        </Points>
      )}
      {show !== undefined && <Facts show={show} />}
      {links.map(({ page, text }) => (
        <p key={page}>
          <Link to={informationPath(page, productPrefix)}>{text}</Link>
        </p>
      ))}
    </section>
  );
}

function Facts({ show }: { show: Shown }) {
  if (show === 'operator') return <OperatorFacts />;
  if (show === 'retention') return <RetentionTable />;
  if (show === 'contact-form') {
    return (
      <Suspense>
        <ContactForm />
      </Suspense>
    );
  }
  return <KeptInBrowser kind={show === 'cookies' ? 'cookie' : show} />;
}

const Column = styled(ReadingColumn)({
  display: 'grid',
  gap: 36,
  paddingBlock: 'clamp(24px, 5vw, 72px)',
  '& > *': { minWidth: 0 },
  '& h1': { fontSize: type.display, hyphens: 'auto', overflowWrap: 'anywhere' },
  '& h2': { fontSize: type.lead, marginBottom: 8 },
  '& section p + p': { marginTop: '0.8em' },
  '& section': { maxWidth: '66ch', lineHeight: 1.65 },
});

const Intro = styled('p')({ fontSize: type.lead, lineHeight: 1.5, color: token('ink-soft'), maxWidth: '48ch' });

const Points = styled('ul')({
  marginTop: '0.6em',
  paddingInlineStart: '1.4em',
  '& li + li': { marginTop: '0.35em' },
  '& li::marker': { color: token('accent-ink'), fontWeight: 640 },
});
