import styled from '@emotion/styled';
import { useText } from '../../../i18n/use-text.js';
import { token } from '../../../theme/theme.js';
import { usePeoplesHtml } from '../../../ui/peoples-html.js';
import { Skeleton } from '../../../ui/skeleton.js';

/** The offer's own text, in its own language. The server has sanitised it when it was written. */
export function OfferText({ html, language }: { html: string; language: string | undefined }) {
  return (
    <Prose
      lang={language}
      dir="auto"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the server on write
      dangerouslySetInnerHTML={usePeoplesHtml(html)}
    />
  );
}

export function OfferTextSkeleton() {
  const t = useText();
  return (
    <div aria-busy="true" className="js-only">
      <span className="visually-hidden">{t('progress.loading')}</span>
      {['96%', '90%', '99%', '84%', '60%', '93%', '88%', '45%'].map((width) => (
        <Skeleton key={width} style={{ width, height: 18, marginBlock: 4 }} />
      ))}
    </div>
  );
}

const Prose = styled('div')({
  maxWidth: '68ch',
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  '& > * + *': { marginTop: '0.9em' },
  '& h1, & h2, & h3, & h4': { fontSize: '1.1875rem', lineHeight: 1.3, marginTop: '1.6em' },
  '& ul, & ol': { paddingInlineStart: '1.3em' },
  '& li': { paddingInlineStart: '0.2em' },
  '& li + li': { marginTop: '0.3em' },
  '& li::marker': { color: token('accent-ink') },
  '& img': { maxWidth: '100%', height: 'auto' },
  '& table': { display: 'block', overflowX: 'auto' },
});
