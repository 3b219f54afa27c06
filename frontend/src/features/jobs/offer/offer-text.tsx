import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { usePeoplesHtml } from '../../../ui/peoples-html.js';
import { Skeleton } from '../../../ui/skeleton.js';
import css from './offer-text.module.css';

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

const Prose = withClass('div', css.prose);
