import type { HeldLanguage, LevelRank } from '@babelboard/language-check';
import { useEffect, useRef, useState } from 'react';
import { withClass } from '../../theme/with-class.js';
import { keepSpokenLanguages, useTickedLanguages } from '../use-spoken-languages.js';
import { HeldLanguageField } from './held-language-field.js';
import { LanguageChoice } from './language-choice.js';
import css from './spoken-languages-field.module.css';

/** Choose the languages one speaks and how well: every tap counts at once. */
export function SpokenLanguagesField() {
  const held = useTickedLanguages();
  const [added, setAdded] = useState<string | null>(null);
  const chosen = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);

  // The next thing to say of a language is how well one speaks it.
  useEffect(() => {
    if (added === null) return;
    chosen.current?.querySelector<HTMLInputElement>(`[data-slug="${added}"] input`)?.focus();
  }, [added]);

  const add = (slug: string) => {
    keepSpokenLanguages([...held, { slug, rank: null }]);
    setAdded(slug);
  };
  const change = (slug: string, rank: LevelRank) =>
    keepSpokenLanguages(held.map((one: HeldLanguage) => (one.slug === slug ? { slug, rank } : one)));
  const remove = (slug: string) => {
    keepSpokenLanguages(held.filter((one) => one.slug !== slug));
    setAdded(null);
    search.current?.focus();
  };
  return (
    <>
      <Chosen ref={chosen}>
        {held.map(({ slug, rank }) => (
          <HeldLanguageField
            key={slug}
            slug={slug}
            rank={rank}
            onChange={(next) => change(slug, next)}
            onRemove={() => remove(slug)}
          />
        ))}
      </Chosen>
      <LanguageChoice ref={search} without={held.map(({ slug }) => slug)} onChoose={add} />
    </>
  );
}

const Chosen = withClass('div', css.chosen);
