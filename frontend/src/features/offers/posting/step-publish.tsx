import type { CheckOfferResponse, CompanyOffer, JobDetail } from '@babelboard/wire';
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
import { useWordingWords } from './wording-hints.js';

export interface StepPublishProps {
  offer: CompanyOffer | null;
  hints: CheckOfferResponse | undefined;
  /** The offer as candidates see it. */
  preview: (job: JobDetail) => ReactNode;
  stepAddress: (step: number) => string;
}

/** The whole as candidates will see it, and what it lacks. */
export function StepPublish({ offer, hints, preview, stepAddress }: StepPublishProps) {
  const t = useText();
  const nameOf = useFieldNames();
  const wordingWords = useWordingWords();
  const unasked = hints?.unasked_languages ?? [];
  const wording = hints?.wording ?? [];
  const asksMoney = wording.filter(({ kind }) => kind === 'money');
  const unfair = wording.filter(({ kind }) => kind !== 'money');
  const title = hints?.title ?? null;
  const motherTongues = hints?.mother_tongue ?? [];
  const query = usePreviewOffer(offer?.id ?? null, offer?.updated_at ?? '');
  if (offer === null) return <p>{t('posting.nothing-yet')}</p>;
  return (
    <>
      {(offer.missing.length > 0 || hints?.pay_history === true || asksMoney.length > 0) && (
        <Note role="note">
          <p>{t('posting.missing')}</p>
          <Missing>
            {offer.missing.map((field) => (
              <li key={field}>
                <Link to={stepAddress(stepWith(field))}>{nameOf(field)}</Link>
              </li>
            ))}
            {hints?.pay_history === true && (
              <li>
                <Link to={stepAddress(stepWith('description'))}>{t('posting.missing-pay-question')}</Link>
              </li>
            )}
            {asksMoney.map((one) => (
              <li key={one.in}>
                <Link to={stepAddress(stepWith(one.in))}>{t('posting.missing-free')}</Link>
              </li>
            ))}
          </Missing>
        </Note>
      )}
      {(unfair.length > 0 || title !== null || motherTongues.length > 0) && (
        <Note role="note">
          <p>{t('posting.wording-here')}</p>
          <Missing>
            {title !== null && (
              <li>
                <Link to={stepAddress(stepWith('title'))}>{t('posting.title-gendered', { word: title.found })}</Link>
              </li>
            )}
            {unfair.map((one) => (
              <li key={`${one.in} ${one.kind}`}>
                <Link to={stepAddress(stepWith(one.in))}>{wordingWords(one)}</Link>
              </li>
            ))}
            {motherTongues.map(({ language, name }) => (
              <li key={language}>
                <Link to={stepAddress(stepWith('languages'))}>
                  {t('posting.wording-mother-tongue', { language: name })}
                </Link>
              </li>
            ))}
          </Missing>
        </Note>
      )}
      {unasked.length > 0 && (
        <Note role="note">
          <p>{t('posting.unasked-here')}</p>
          <Missing>
            {unasked.map(({ language, name }) => (
              <li key={language}>
                <Link to={stepAddress(stepWith('languages'))}>{t('posting.unasked-add', { language: name })}</Link>
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
