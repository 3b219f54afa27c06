import { Sentence } from '../../../i18n/sentence.js';
import { withClass } from '../../../theme/with-class.js';
import { usePeoplesHtml } from '../../../ui/peoples-html.js';
import css from './minisite-about.module.css';

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

const Heading = withClass('h2', css.heading);

const Prose = withClass('div', css.prose);
