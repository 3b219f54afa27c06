import { pathTo } from '@babelboard/pages';
import { useHead } from '../../head/head.js';
import { useText } from '../../i18n/use-text.js';
import type { InformationPage as Information } from '../../pages/information-pages.js';
import type { PageComponent } from '../../pages/page-component.js';
import { Link } from '../../router/link.js';
import { useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { lazyPart } from '../../ui/lazy-part.js';
import { ReadingColumn } from '../../ui/page-column.js';
import { PartBoundary } from '../../ui/part-boundary.js';
import css from './information.page.module.css';
import { type InformationSection, type Shown, useInformationText, useLegalTexts } from './information-texts.js';
import { KeptInBrowser } from './kept-in-browser.js';
import { OperatorFacts } from './operator-facts.js';
import { RetentionTable } from './retention-table.js';
import { TextVersion } from './text-version.js';

const ContactForm = lazyPart(() => import('./contact-form.js'), ['forms']);

/** A page of text: about us, questions, contact, legal. */
const InformationPage: PageComponent<Information> = ({ page }) => {
  const t = useText();
  const { productName, productPrefix } = useSite();
  const { name } = page;
  const { title, intro, sections, include, versioned = false } = useInformationText(name);
  const legalTexts = useLegalTexts();
  const fill = (text: string) => text.replaceAll('{productName}', productName);
  useHead({
    title: t('information.head', { title: fill(title), productName }),
    description: fill(intro),
    canonical: pathTo(name, { product: productPrefix }),
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
          <Link to={pathTo(page, { product: productPrefix })}>{text}</Link>
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
      <PartBoundary>
        <ContactForm />
      </PartBoundary>
    );
  }
  return <KeptInBrowser kind={show === 'cookies' ? 'cookie' : show} />;
}

const Column = withClass(ReadingColumn, css.column);

const Intro = withClass('p', css.intro);

const Points = withClass('ul', css.points);
