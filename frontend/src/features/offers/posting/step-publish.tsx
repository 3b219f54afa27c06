import type { CompanyOffer, JobDetail } from '@babelboard/wire';
import type { MouseEvent, ReactNode } from 'react';
import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import { Note } from '../../../ui/note.js';
import { usePreviewOffer } from '../api/find-offer.js';
import css from './posting.module.css';
import { stepWith } from './posting-steps.js';
import { useFieldNames } from './use-field-names.js';

export interface StepPublishProps {
  offer: CompanyOffer | null;
  /** The offer as candidates see it. */
  preview: (job: JobDetail) => ReactNode;
  stepAddress: (step: number) => string;
}

/** The whole as candidates will see it, and what it lacks. */
export function StepPublish({ offer, preview, stepAddress }: StepPublishProps) {
  const t = useText();
  const nameOf = useFieldNames();
  const query = usePreviewOffer(offer?.id ?? null, offer?.updated_at ?? '');
  if (offer === null) return <p>{t('posting.nothing-yet')}</p>;
  return (
    <>
      {offer.missing.length > 0 && (
        <Note role="note">
          <p>{t('posting.missing')}</p>
          <Missing>
            {offer.missing.map((field) => (
              <li key={field}>
                <Link to={stepAddress(stepWith(field))}>{nameOf(field)}</Link>
              </li>
            ))}
          </Missing>
        </Note>
      )}
      <Preview aria-labelledby="preview-title">
        <h3 id="preview-title">{t('posting.preview')}</h3>
        <p>{t('posting.preview-text')}</p>
        <div onClickCapture={keepStill}>
          <Loaded query={query} lines={6}>
            {(job) => preview(job)}
          </Loaded>
        </div>
      </Preview>
    </>
  );
}

/** Nobody applies to an offer of their own: it is there to be read. */
function keepStill(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

const Missing = withClass('ul', css.missing);

const Preview = withClass('section', css.preview);
