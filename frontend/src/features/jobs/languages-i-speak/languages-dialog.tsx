import type { HeldLanguage, LevelRank } from '@babelboard/language-check';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { jobListPath } from '../../../app/paths.js';
import { useText } from '../../../i18n/use-text.js';
import { token, type } from '../../../theme/theme.js';
import { Button } from '../../../ui/button.js';
import { SheetActions, SheetBody, SheetDialog } from '../../../ui/sheet-dialog.js';
import { HeldLanguageField } from './held-language-field.js';
import { LanguageChoice } from './language-choice.js';
import { keepSpokenLanguages, useSpokenLanguages } from './use-spoken-languages.js';

/** Choose the languages one speaks and how well: every tap counts at once. */
export default function LanguagesDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const held = useSpokenLanguages();
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
    <SheetDialog titleId="languages-i-speak-title" onClose={onClose}>
      <SheetBody>
        <Title id="languages-i-speak-title">{t('speak.title')}</Title>
        <Note>{t('speak.note')}</Note>
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
      </SheetBody>
      <SheetActions>
        {held.length > 0 ? (
          <Link to={jobListPath({ language: held.map(({ slug }) => slug) })} onClick={onClose}>
            {t('speak.search')}
          </Link>
        ) : (
          <span />
        )}
        <Button type="button" data-look="filled" onClick={onClose}>
          {t('speak.done')}
        </Button>
      </SheetActions>
    </SheetDialog>
  );
}

const Title = styled('h2')({ fontSize: type.title });

const Note = styled('p')({ marginTop: 8, color: token('ink-soft'), fontSize: type.small, maxWidth: '54ch' });

const Chosen = styled('div')({ display: 'grid', gap: 18, '&:not(:empty)': { marginTop: 22 } });
