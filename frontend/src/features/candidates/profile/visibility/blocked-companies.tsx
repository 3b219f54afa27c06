import { useRef, useState } from 'react';
import { Chips, PlainChips } from '../../../../forms/choices/chips.js';
import { Combobox } from '../../../../forms/choices/combobox.js';
import { usePaused } from '../../../../forms/choices/use-paused.js';
import { useFailureWords } from '../../../../forms/failure-words.js';
import { EditFrame } from '../../../../forms/inline/edit-frame.js';
import { useText } from '../../../../i18n/use-text.js';
import { Skeleton } from '../../../../ui/skeleton.js';
import { EmptyNote } from '../section.js';
import { useRemoving } from '../use-removing.js';
import { useBlockCompany, useFindBlockedCompanies, useFindCompanies } from './blocked-companies-api.js';

/** Companies that never see the profile, whatever else is switched on. */
export function BlockedCompanies() {
  const t = useText();
  const failureWords = useFailureWords();
  const removing = useRemoving();
  const found = useFindBlockedCompanies();
  const { mutateAsync: change, error } = useBlockCompany();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const asked = usePaused(text.trim());
  const suggested = useFindCompanies(asked);
  const field = useRef<HTMLInputElement>(null);
  if (found.isPending) return <Skeleton style={{ height: 60 }} />;
  const blocked = found.data?.companies ?? [];
  const chips = blocked.map(({ id, name }) => ({ value: String(id), text: name }));
  const options = (text.trim() === '' ? [] : (suggested.data?.data ?? []))
    .filter(({ id }) => !blocked.some((company) => company.id === id))
    .map(({ id, name }) => ({ value: String(id), text: name }));
  const add = async (value: string) => {
    setText('');
    await change({ id: Number(value), blocked: true }).catch(() => undefined);
  };
  const failure = error ?? suggested.error ?? found.error;
  return (
    <EditFrame
      name={t('profile.blocked')}
      open={open}
      onOpen={() => setOpen(true)}
      onDone={() => {
        setText('');
        setOpen(false);
      }}
      fields={() => (
        <>
          <Chips
            label={t('profile.blocked')}
            chips={chips}
            field={field}
            onRemove={({ value, text: name }) =>
              void removing({
                name,
                remove: () => change({ id: Number(value), blocked: false }),
                putBack: () => change({ id: Number(value), blocked: true }),
              })
            }
          />
          <Combobox
            ref={field}
            label={t('profile.block-company')}
            error={failure === null ? undefined : failureWords(failure, t('edit.failed'))}
            options={options}
            text={text}
            onText={setText}
            waiting={asked !== text.trim() || suggested.isFetching}
            onChoose={({ value }) => void add(value)}
          />
        </>
      )}
    >
      <h3>{t('profile.blocked')}</h3>
      {chips.length === 0 ? (
        <EmptyNote>{t('profile.blocked-empty')}</EmptyNote>
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
