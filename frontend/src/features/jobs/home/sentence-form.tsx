import type { JobListResponse } from '@babelboard/wire';
import styled from '@emotion/styled';
import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath, jobsPath } from '../../../paths/paths.js';
import { token } from '../../../theme/theme.js';
import { Button } from '../../../ui/button.js';
import { ArrowRightIcon } from '../../../ui/icons.js';
import { PlaceOptions } from './place-options.js';
import { readSentence } from './read-sentence.js';
import { useSentenceTotal } from './use-sentence-total.js';

/** The search as a sentence about oneself: the language first. */
export function SentenceForm({ facets }: { facets: JobListResponse | undefined }) {
  const t = useText();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { total, read } = useSentenceTotal(form, facets);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(jobListPath(readSentence(event.currentTarget, facets)));
  };
  return (
    <search>
      <form ref={form} action={jobsPath} method="get" onSubmit={submit} onInput={read}>
        <Words>
          <Sentence
            text="home.sentence"
            parts={{
              language: (
                <Select name="language" aria-label={t('search.language-label')} defaultValue="">
                  <option value="">{t('home.any-language')}</option>
                  {facets?.languages.data.map(({ slug, name }) => (
                    <option key={slug} value={slug}>
                      {name}
                    </option>
                  ))}
                </Select>
              ),
              work: (
                <Input
                  name="keywords"
                  aria-label={t('search.what-label')}
                  placeholder={t('home.any-work')}
                  autoComplete="off"
                  enterKeyHint="search"
                />
              ),
              place: (
                <Input
                  name="location"
                  aria-label={t('search.where-label')}
                  placeholder={t('home.any-place')}
                  list="places"
                  autoComplete="off"
                  enterKeyHint="search"
                />
              ),
            }}
          />
        </Words>
        <PlaceOptions id="places" facets={facets} />
        <Button type="submit" data-look="filled">
          {total === undefined ? t('home.submit-any') : t('home.submit', { count: total })}
          <ArrowRightIcon />
        </Button>
      </form>
    </search>
  );
}

const Words = styled('div')({
  marginBottom: 28,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.7vw, 2.25rem)',
  lineHeight: 1.75,
  fontWeight: 480,
  letterSpacing: '-0.01em',
});

const field = {
  display: 'inline-block',
  maxWidth: '100%',
  minHeight: 44,
  padding: '0 6px',
  border: 0,
  borderBottom: `3px solid ${token('accent')}`,
  borderRadius: '6px 6px 0 0',
  background: 'transparent',
  color: token('ink'),
  fontSize: 'inherit',
  fontWeight: 640,
  lineHeight: 1.3,
  letterSpacing: 'inherit',
  fontVariationSettings: '"FLAR" 100',
  fieldSizing: 'content',
  '&:hover': { background: token('tint') },
  '&::placeholder': { color: token('ink'), opacity: 1 },
  '&:focus::placeholder': { color: token('ink-soft') },
} as const;

const Input = styled('input')({
  ...field,
  width: '8.5em',
  '@supports (field-sizing: content)': { width: 'auto', minWidth: '3em' },
});
const Select = styled('select')({
  ...field,
  cursor: 'pointer',
  '& option': { fontSize: '1rem', color: token('ink'), background: token('sheet') },
});
