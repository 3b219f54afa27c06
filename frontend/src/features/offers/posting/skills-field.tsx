import { type CompanyOffer, MOST_ASKED_SKILLS } from '@babelboard/wire';
import { useRef, useState } from 'react';
import { type Chip, Chips } from '../../../forms/choices/chips.js';
import { Combobox } from '../../../forms/choices/combobox.js';
import { useFindSkills } from '../../../forms/choices/find-skills.js';
import { useText } from '../../../i18n/use-text.js';
import css from './posting.module.css';

export interface SkillsFieldProps {
  id: string;
  chosen: readonly number[];
  /** Names of those that are saved. */
  names: CompanyOffer['names']['skills'];
  error: string | undefined;
  onChange: (ids: number[]) => void;
}

/** What one has to be able to do, by the words that all countries share. */
export function SkillsField({ id, chosen, names, error, onChange }: SkillsFieldProps) {
  const t = useText();
  const [text, setText] = useState('');
  const [fresh, setFresh] = useState<ReadonlyMap<number, Chip>>(new Map());
  const field = useRef<HTMLInputElement>(null);
  const { skills, waiting, failed } = useFindSkills(text);
  const options = skills
    .map(({ id: key, name, lang, matched }) => ({ value: numberOf(key), text: name, lang, detail: matched }))
    .filter(({ value }) => !chosen.includes(Number(value)));
  const chipOf = (skill: number): Chip => {
    const known = names.find((one) => one.id === skill);
    return (
      fresh.get(skill) ?? { value: String(skill), text: known?.name ?? t('posting.unknown-skill'), lang: known?.lang }
    );
  };
  return (
    <div className={css.several}>
      {chosen.length < MOST_ASKED_SKILLS && (
        <Combobox
          id={id}
          ref={field}
          label={t('posting.skills')}
          hint={t('posting.skills-hint')}
          error={error ?? (failed ? t('form.not-loaded') : undefined)}
          options={options}
          text={text}
          onText={setText}
          waiting={waiting}
          onChoose={({ value, text: name, lang }) => {
            setText('');
            setFresh(new Map([...fresh, [Number(value), { value, text: name, lang }]]));
            onChange([...chosen, Number(value)]);
          }}
        />
      )}
      <Chips
        label={t('posting.skills')}
        chips={chosen.map(chipOf)}
        field={field}
        onRemove={({ value }) => onChange(chosen.filter((skill) => skill !== Number(value)))}
      />
    </div>
  );
}

/** `skill:123`. */
function numberOf(key: string): string {
  return key.slice(key.indexOf(':') + 1);
}
