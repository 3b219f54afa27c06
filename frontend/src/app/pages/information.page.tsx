import { styled } from '@mui/material/styles';
import { useText } from '../../i18n/use-text.js';
import { token, type } from '../../theme/theme.js';
import { ReadingColumn } from '../../ui/page-column.js';
import { useHead } from '../head.js';
import type { PageComponent } from '../page-component.js';
import { informationPath } from '../paths.js';
import { useSite } from '../site.js';
import { informationTexts } from './information-texts.js';

/** A page of plain text: about us, questions, contact, legal. */
const InformationPage: PageComponent = ({ page }) => {
  const t = useText();
  const { productName, productPrefix } = useSite();
  const name = page.name === 'information' ? page.page : 'about-us';
  const { title, intro, sections } = informationTexts[name];
  const fill = (text: string) => text.replaceAll('{productName}', productName);
  useHead({
    title: t('information.head', { title: fill(title), productName }),
    description: fill(intro),
    canonical: informationPath(name, productPrefix),
    robots: 'index, follow',
  });
  return (
    <Column>
      <h1>{fill(title)}</h1>
      <Intro>{fill(intro)}</Intro>
      {sections.map(({ heading, paragraphs, points = [], ordered = false }) => (
        <section key={heading}>
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
        </section>
      ))}
    </Column>
  );
};

export default InformationPage;

const Column = styled(ReadingColumn)({
  display: 'grid',
  gap: 36,
  paddingBlock: 'clamp(24px, 5vw, 72px)',
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
