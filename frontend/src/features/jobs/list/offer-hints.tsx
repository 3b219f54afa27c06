import type { JobCard } from '@babelboard/wire';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './offer-hints.module.css';

const PLACES_SHOWN = 2;

/** Under which other name an offer was found: one searches for a waiter and reads Kellner. */
export function FoundAs({ synonyms, language }: { synonyms: JobCard['synonyms']; language: string | undefined }) {
  return synonyms.map(({ typed, found }) => (
    <Hint key={typed + found}>
      <Sentence
        text="offer.found-as"
        parts={{
          found: (
            <em lang={language} dir="auto">
              {found}
            </em>
          ),
          typed,
        }}
      />
    </Hint>
  ));
}

/** Where else the same job is to be had. */
export function AlsoIn({ job: { also_in, url } }: { job: Pick<JobCard, 'also_in' | 'url'> }) {
  const t = useText();
  if (also_in.length === 0) return null;
  const more = also_in.length - PLACES_SHOWN;
  return (
    <Hint>
      {t('offer.also-in')}{' '}
      {also_in.slice(0, PLACES_SHOWN).map((other, at) => (
        <span key={other.id}>
          {at > 0 && ', '}
          <Link to={other.url}>
            <bdi>{other.city}</bdi>
          </Link>
        </span>
      ))}
      {more > 0 && (
        <>
          {' '}
          <Link to={url}>{t('offer.also-in-more', { count: more })}</Link>
        </>
      )}
    </Hint>
  );
}

const Hint = withClass('p', css.hint);
