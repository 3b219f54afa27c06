import { useId, useState } from 'react';
import { useFormat } from '../../../i18n/use-format.js';
import { useText } from '../../../i18n/use-text.js';
import { withClass } from '../../../theme/with-class.js';
import { Button } from '../../../ui/button.js';
import css from './facet-choices.module.css';

export interface FacetChoice {
  value: string;
  name: string;
  /** How many it would find; null where that was not counted. */
  total: number | null;
}

export interface FacetChoicesProps {
  title: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
  /** One at most: pressed again it is none. */
  single?: boolean;
}

/** So many stand there before one asks for all. */
const SHOWN = 6;

/** The values of one filter, each with how many it would find; what is chosen comes first. */
export function FacetChoices({ title, choices, chosen, onChoose, single = false }: FacetChoicesProps) {
  const t = useText();
  const format = useFormat();
  const id = useId();
  const [all, setAll] = useState(false);
  if (choices.length === 0) return null;
  const sorted = single
    ? choices
    : choices.toSorted((a, b) => Number(chosen.includes(b.value)) - Number(chosen.includes(a.value)));
  const shown = all || single ? sorted : sorted.slice(0, Math.max(SHOWN, chosen.length));
  const toggle = (value: string, on: boolean) => {
    const others = single ? [] : chosen.filter((one) => one !== value);
    onChoose(on ? [...others, value] : others);
  };
  return (
    <Group role="group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {shown.map(({ value, name, total }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target }) => toggle(value, target.checked)}
          />
          <span>{name}</span>
          {total !== null && <small>{format.number(total)}</small>}
        </label>
      ))}
      {shown.length < sorted.length && (
        <Button type="button" data-look="plain" onClick={() => setAll(true)}>
          {t('people.more-choices', { count: sorted.length - shown.length })}
        </Button>
      )}
    </Group>
  );
}

const Group = withClass('div', css.group);
