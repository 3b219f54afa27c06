import { PROFILE_DOCUMENT_FORMATS } from '@babelboard/wire';
import { useId, useState } from 'react';
import { PickOne } from '../../../forms/choices/pick-one.js';
import { SwitchRow } from '../../../forms/choices/switch-row.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import { useDownloadProfile } from './api/download-profile.js';
import { useFindExportPreview } from './api/find-export-preview.js';
import { ChooseOne } from './choose-one.js';
import { type ExportChoice, exportAddress, isForPeople } from './export-choice.js';
import { FilePreview } from './file-preview.js';
import css from './take-along.module.css';
import { EXTRA_WORDS, EXTRAS, FORMAT_WORDS } from './words.js';

export interface TakeAlongProps {
  /** The language that the profile is written in, first of all. */
  language: string;
}

/** The profile as a file: which one, what is in it, and what that will be. */
export function TakeAlong({ language }: TakeAlongProps) {
  const t = useText();
  const id = useId();
  const failureWords = useFailureWords();
  const [choice, setChoice] = useState<ExportChoice>({
    format: 'pdf',
    language,
    photo: false,
    birth_date: false,
    letter: false,
    country: '',
  });
  const preview = useFindExportPreview(choice);
  const file = useDownloadProfile();
  const { data } = preview;
  const error = file.error ?? preview.error;
  const choose = (change: Partial<ExportChoice>) => {
    file.reset();
    setChoice({ ...choice, ...change });
  };
  const download = () => data && file.mutate({ address: exportAddress(choice), name: data.file_name });

  return (
    <Room>
      <div>
        <p>{t('take-along.lead')}</p>
        <PickOne
          label={t('take-along.format')}
          options={PROFILE_DOCUMENT_FORMATS.map((value) => ({ value, text: t(FORMAT_WORDS[value].name) }))}
          value={choice.format}
          onPick={(format) => choose({ format })}
          meaning={t(FORMAT_WORDS[choice.format].meaning)}
        />
        <ChooseOne
          label={t('take-along.language')}
          hint={t('take-along.language-hint')}
          value={choice.language}
          options={(data?.languages ?? []).map(({ code, name }) => ({ value: code, text: name }))}
          onChoose={(chosen) => choose({ language: chosen })}
        />
        <fieldset aria-describedby={`${id}-extras`}>
          <legend>{t('take-along.extras')}</legend>
          <p id={`${id}-extras`}>{t('take-along.extras-hint')}</p>
          {EXTRAS.map((name) => (
            <SwitchRow
              key={name}
              label={t(EXTRA_WORDS[name].name)}
              hint={data?.has[name] === false ? t(EXTRA_WORDS[name].missing) : undefined}
              on={choice[name] && data?.has[name] !== false}
              disabled={data?.has[name] === false}
              onChange={(on) => choose({ [name]: on })}
            />
          ))}
        </fieldset>
        {isForPeople(choice) && (
          <ChooseOne
            label={t('take-along.country')}
            hint={t('take-along.country-hint')}
            value={choice.country}
            options={[
              { value: '', text: t('take-along.no-country') },
              ...(data?.clause_countries ?? []).map(({ code, name }) => ({ value: code, text: name })),
            ]}
            onChoose={(country) => choose({ country })}
          />
        )}
      </div>
      <div>
        <FilePreview choice={choice} preview={data} isOld={preview.isPlaceholderData} />
        {error !== null && <p role="alert">{failureWords(error, t('take-along.failed'))}</p>}
        <Button
          type="button"
          data-look="filled"
          disabled={data === undefined}
          aria-disabled={file.isPending}
          onClick={() => file.isPending || download()}
        >
          {t(file.isPending ? 'take-along.busy' : 'take-along.download')}
        </Button>
        <p role="status">{file.isSuccess ? t('take-along.done') : ''}</p>
      </div>
    </Room>
  );
}

const Room = withClass('div', css.room);
