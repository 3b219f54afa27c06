import styled from '@emotion/styled';
import { Sentence } from '../../../i18n/sentence.js';
import { token, type } from '../../../theme/theme.js';
import { usePeoplesHtml } from '../../../ui/peoples-html.js';

/** What a company says about itself. The server has sanitised it when it was written. */
export function MinisiteAbout({ company, html }: { company: string; html: string }) {
  return (
    <section aria-labelledby="minisite-about">
      <Heading id="minisite-about">
        <Sentence text="minisite.about" parts={{ company }} />
      </Heading>
      <Prose
        dir="auto"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write
        dangerouslySetInnerHTML={usePeoplesHtml(html)}
      />
    </section>
  );
}

const Heading = styled('h2')({ fontSize: type.lead, marginBottom: 10 });

const Prose = styled('div')(({ theme }) => ({
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('md')]: { '[data-template="banner"] &': { columns: '34ch 2', columnGap: 64 } },
  '& > * + *': { marginTop: '0.8em' },
  '& h1, & h2, & h3, & h4': { fontSize: type.body, breakAfter: 'avoid' },
  '& ul, & ol': { paddingInlineStart: '1.3em' },
  '& li': { breakInside: 'avoid' },
  '& li::marker': { color: token('accent-ink') },
  '& img': { maxWidth: '100%', height: 'auto' },
}));
