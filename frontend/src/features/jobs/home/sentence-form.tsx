import { pathTo } from '@babelboard/pages';
import type { JobListResponse } from '@babelboard/wire';
import { type FormEvent, useRef } from 'react';
import { Sentence } from '../../../i18n/sentence.js';
import { useText } from '../../../i18n/use-text.js';
import { jobListPath } from '../../../pages/job-list-path.js';
import { useHref, useNavigate } from '../../../router/router.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { ArrowRightIcon } from '../../../ui/icons/arrow-right-icon.js';
import { useKnownAddress } from '../search-box/use-known-address.js';
import { LanguageSelects } from './language-selects.js';
import { PlaceOptions } from './place-options.js';
import { readSentence } from './read-sentence.js';
import { SentenceField } from './sentence-field.js';
import css from './sentence-form.module.css';
import { useSentenceTotal } from './use-sentence-total.js';

/** The search as a sentence about oneself: the language first. */
export function SentenceForm({ facets }: { facets: JobListResponse | undefined }) {
  const t = useText();
  const href = useHref();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { sentence, total, read } = useSentenceTotal(form, facets);
  const known = useKnownAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void known(readSentence(event.currentTarget, facets)).then((address) => navigate(address));
  };
  return (
    <search>
      <form
        ref={form}
        className={css.form}
        action={href(pathTo('job-list'))}
        method="get"
        onSubmit={submit}
        onInput={read}
      >
        <Words>
          <Sentence
            text="home.sentence"
            parts={{
              language: <LanguageSelects facets={facets} />,
              work: (
                <SentenceField
                  field="what"
                  at={jobListPath({ ...sentence, keywords: [] })}
                  name="keywords"
                  aria-label={t('search.what-label')}
                  placeholder={t('home.any-work')}
                />
              ),
              place: (
                <SentenceField
                  field="where"
                  at={jobListPath({ ...sentence, location: [] })}
                  name="location"
                  aria-label={t('search.where-label')}
                  placeholder={t('home.any-place')}
                  list="places"
                />
              ),
            }}
          />
        </Words>
        <PlaceOptions id="places" facets={facets} />
        <Button type="submit" data-look="filled">
          <span>{total === undefined ? t('home.submit-any') : t('home.submit', { count: total })}</span>
          <ArrowRightIcon />
        </Button>
      </form>
    </search>
  );
}

const Words = withClass('div', css.words);
