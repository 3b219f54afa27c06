import { type CompanyOffer, type CompanyOfferResponse, LONGEST_TITLE } from '@babelboard/wire';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { ProblemError } from '../../../api/problem-error.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { Input, Labelled, SelectField } from '../../../forms/fields.js';
import { RichTextField } from '../../../forms/rich-text/rich-text-field.js';
import { languageSlug } from '../../../i18n/language-id.js';
import { useLanguageName } from '../../../i18n/language-name.js';
import { spokenLanguage } from '../../../i18n/spoken-languages.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { PlusIcon } from '../../../ui/icons/plus-icon.js';
import { useCheckOffer } from '../api/check-offer.js';
import { offerKey } from '../api/find-offer.js';
import { offerCall } from '../api/offer-call.js';
import css from './posting.module.css';
import { TitleHint } from './title-hint.js';
import { useLanguageChoices } from './use-language-choices.js';

const NOTHING = {
  id: '',
  name: '',
  ref: () => undefined,
  onChange: async () => undefined,
  onBlur: async () => undefined,
};

interface Version {
  language: number | null;
  title: string;
  description: string;
}

/** The same ad in further languages: readers get the one of their page. */
export function VersionsField({ offer }: { offer: CompanyOffer }) {
  const t = useText();
  const languageName = useLanguageName();
  const queries = useQueryClient();
  const words = useFailureWords();
  const [open, setOpen] = useState<Version | null>(null);
  const [meanwhile, setMeanwhile] = useState<object>({});
  const [failure, setFailure] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const nameOf = (language: number) => languageName(languageSlug(language) ?? '');
  const run = async (method: 'PUT' | 'DELETE', language: number, body: object = {}) => {
    setFailure(null);
    try {
      const answer = await offerCall<CompanyOfferResponse>(method, `/${offer.id}/versions/${language}`, body);
      queries.setQueryData<CompanyOfferResponse>(offerKey(offer.id), { offer: answer.offer });
      setOpen(null);
      setMeanwhile({});
      heading.current?.focus();
    } catch (error) {
      // Who has read that somebody else wrote meanwhile may put their own in its place by another press.
      const current = error instanceof ProblemError && error.status === 409 ? error.problem?.current : undefined;
      if (current !== undefined) setMeanwhile(current);
      setFailure(words(error as Error, t('posting.not-saved')));
    }
  };
  return (
    <Room aria-labelledby="versions">
      <h3 id="versions" ref={heading} tabIndex={-1}>
        {t('posting.versions')}
      </h3>
      <p>{t('posting.versions-hint')}</p>
      {offer.versions.length > 0 && (
        <ul>
          {offer.versions.map((version) => (
            <li key={version.language}>
              <span>
                <strong>{nameOf(version.language)}</strong>
                <span lang={spokenLanguage(languageSlug(version.language) ?? '')?.code}>{version.title}</span>
              </span>
              <Button type="button" data-look="plain" onClick={() => setOpen(version)}>
                {t('posting.version-edit')}
                <span className="visually-hidden">{nameOf(version.language)}</span>
              </Button>
              <Button
                type="button"
                data-look="plain"
                data-tone="danger"
                onClick={() => void run('DELETE', version.language)}
              >
                {t('posting.version-remove')}
                <span className="visually-hidden">{nameOf(version.language)}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failure !== null && <p role="alert">{failure}</p>}
      {open === null ? (
        <Button
          type="button"
          data-look="outlined"
          onClick={() => setOpen({ language: null, title: '', description: '' })}
        >
          <PlusIcon />
          {t('posting.version-add')}
        </Button>
      ) : (
        <VersionForm
          key={open.language}
          version={open}
          taken={[offer.language, ...offer.versions.map(({ language }) => language)]}
          onSave={({ language, ...texts }) => {
            const { title, description } = open;
            if (language !== null) void run('PUT', language, { ...texts, base: { title, description, ...meanwhile } });
          }}
          onCancel={() => {
            setOpen(null);
            setMeanwhile({});
          }}
        />
      )}
    </Room>
  );
}

interface VersionFormProps {
  version: Version;
  taken: readonly (number | null)[];
  onSave: (version: Version) => void;
  onCancel: () => void;
}

function VersionForm({ version, taken, onSave, onCancel }: VersionFormProps) {
  const t = useText();
  const id = useId();
  const languages = useLanguageChoices();
  const [typed, setTyped] = useState(version);
  const [asked, setAsked] = useState(false);
  const required = (missing: boolean) => (asked && missing ? t('form.required') : undefined);
  const wrong = {
    language: required(typed.language === null),
    title: required(typed.title.trim() === ''),
    description: required(typed.description === ''),
  };
  const lang = spokenLanguage(languageSlug(typed.language ?? 0) ?? '')?.code;
  const gendered = useCheckOffer({
    title: typed.language === null ? '' : typed.title,
    language: typed.language,
  })?.title;
  const save = () => {
    setAsked(true);
    if (typed.language !== null && typed.title.trim() !== '' && typed.description !== '') onSave(typed);
  };
  return (
    <div className={css.version}>
      {version.language === null && (
        <SelectField
          {...NOTHING}
          id={`${id}language`}
          label={t('posting.version-language')}
          error={wrong.language}
          value={String(typed.language ?? '')}
          onChange={async ({ target }) =>
            setTyped({ ...typed, language: target.value === '' ? null : Number(target.value) })
          }
          choices={languages.filter(({ value }) => !taken.includes(Number(value)))}
        />
      )}
      <Labelled {...NOTHING} id={`${id}title`} label={t('posting.title')} error={wrong.title}>
        <Input
          id={`${id}title`}
          value={typed.title}
          maxLength={LONGEST_TITLE}
          lang={lang}
          dir="auto"
          aria-invalid={wrong.title !== undefined}
          aria-describedby={wrong.title === undefined ? undefined : `${id}title-error`}
          onChange={({ target }) => setTyped({ ...typed, title: target.value })}
        />
      </Labelled>
      {gendered != null && typed.title.includes(gendered.found) && (
        <TitleHint hint={gendered} onFollow={(title) => setTyped({ ...typed, title })} field={`${id}title`} />
      )}
      <RichTextField
        id={`${id}description`}
        label={t('posting.description')}
        error={wrong.description}
        value={typed.description}
        onChange={(description) => setTyped((before) => ({ ...before, description }))}
        onLeave={() => undefined}
        lang={lang}
      />
      <div>
        <Button type="button" data-look="outlined" onClick={save}>
          {t('posting.version-save')}
        </Button>
        <Button type="button" data-look="plain" onClick={onCancel}>
          {t('edit.cancel')}
        </Button>
      </div>
    </div>
  );
}

const Room = withClass('section', css.versions);
