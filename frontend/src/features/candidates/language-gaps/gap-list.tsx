import type { LanguageGapsResponse } from '@babelboard/wire';
import { useEffect, useRef, useState } from 'react';
import { COUNTRIES } from '../../../forms/countries.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { Link } from '../../../router/link.js';
import { withClass } from '../../../theme/with-class.js';
import css from './gap-list.module.css';

type LanguageGap = LanguageGapsResponse['gaps'][number];

/** So many are an invitation; more are a list of what one cannot do. */
const SHOWN = 3;

/** Further steps in languages, each with the way to what it opens: `French B1 → B2 opens 38 offers`. */
export function GapList({ gaps }: { gaps: readonly LanguageGap[] }) {
  const t = useText();
  const [all, setAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // The button has gone: whoever goes by keys goes on with what it has brought.
    if (all) list.current?.children[SHOWN]?.querySelector<HTMLElement>('a')?.focus({ preventScroll: true });
  }, [all]);
  return (
    <Gaps>
      <ul ref={list}>
        {gaps.slice(0, all ? gaps.length : SHOWN).map((gap) => (
          <li key={`${gap.language.slug} ${gap.to}`}>
            <Gap gap={gap} />
          </li>
        ))}
      </ul>
      {!all && gaps.length > SHOWN && (
        <button type="button" onClick={() => setAll(true)}>
          {t('gaps.more', { count: gaps.length - SHOWN })}
        </button>
      )}
    </Gaps>
  );
}

function Gap({ gap: { language, held, to, offers, path, places } }: { gap: LanguageGap }) {
  const t = useText();
  const { number, region } = useFormat();
  const name = useLanguageName()(language.slug);
  const named = places.flatMap((place) => {
    const country = COUNTRIES.find(({ id }) => id === place.fk_pais_id);
    return country === undefined || place.offers === 0 ? [] : [{ ...place, name: region(country.code) }];
  });
  return (
    <>
      <span>
        <b>{name}</b> <span>{held === null ? to : t('gaps.step', { held, to })}</span>
      </span>
      <span>
        <Link to={path}>{t('gaps.opens', { count: offers })}</Link>
        {named.map((place) => (
          <Link key={place.fk_pais_id} to={place.path}>
            {t('gaps.place', { country: place.name, offers: number(place.offers) })}
          </Link>
        ))}
      </span>
    </>
  );
}

const Gaps = withClass('div', css.gaps);
