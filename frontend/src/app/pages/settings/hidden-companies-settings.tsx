import { useRef, useState } from 'react';
import { EmptyNote } from '../../../features/candidates/profile/section.js';
import { useFindCompanies } from '../../../features/candidates/profile/visibility/blocked-companies-api.js';
import { useFindHiddenCompanies } from '../../../features/favorites/api/find-hidden-companies.js';
import { Chips, PlainChips } from '../../../forms/choices/chips.js';
import { Combobox } from '../../../forms/choices/combobox.js';
import { usePaused } from '../../../forms/choices/use-paused.js';
import { useFailureWords } from '../../../forms/failure-words.js';
import { EditFrame } from '../../../forms/inline/edit-frame.js';
import { Loaded } from '../../../frame/loaded.js';
import { useText } from '../../../i18n/use-text.js';
import { useHideCompany } from '../../../job-marks/keeper/use-hide-company.js';

/** Companies whose offers are left out of one's lists. */
export function HiddenCompaniesSettings() {
  const found = useFindHiddenCompanies();
  return (
    <Loaded query={found} lines={1}>
      {({ data }) => <HiddenCompaniesCard hidden={data} />}
    </Loaded>
  );
}

function HiddenCompaniesCard({ hidden }: { hidden: readonly { id: number; name: string }[] }) {
  const t = useText();
  const failureWords = useFailureWords();
  const hide = useHideCompany();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const asked = usePaused(text.trim());
  const suggested = useFindCompanies(asked);
  const field = useRef<HTMLInputElement>(null);
  const chips = hidden.map(({ id, name }) => ({ value: String(id), text: name }));
  const options = (text.trim() === '' ? [] : (suggested.data?.data ?? []))
    .filter(({ id }) => !hidden.some((company) => company.id === id))
    .map(({ id, name }) => ({ value: String(id), text: name }));
  const close = () => {
    setText('');
    setOpen(false);
  };
  return (
    <EditFrame
      name={t('hidden.title')}
      open={open}
      onOpen={() => setOpen(true)}
      onDone={close}
      fields={() => (
        <>
          <Chips
            label={t('hidden.title')}
            chips={chips}
            field={field}
            onRemove={({ value }) => hide(Number(value), false)}
          />
          <Combobox
            ref={field}
            label={t('settings.hide-company')}
            error={suggested.error === null ? undefined : failureWords(suggested.error, t('edit.failed'))}
            options={options}
            text={text}
            onText={setText}
            waiting={asked !== text.trim() || suggested.isFetching}
            onChoose={({ value }) => {
              setText('');
              hide(Number(value), true);
            }}
          />
        </>
      )}
    >
      <h3>{t('hidden.title')}</h3>
      {chips.length === 0 ? (
        <EmptyNote>{t('settings.hidden-empty')}</EmptyNote>
      ) : (
        <PlainChips>
          {chips.map(({ value, text: name }) => (
            <li key={value}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </PlainChips>
      )}
    </EditFrame>
  );
}
