import type { ReactNode } from 'react';
import { type Operator, useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { Note } from '../../ui/note.js';
import { useLegalTexts } from './information-texts.js';
import css from './operator-facts.module.css';

/** Who runs the board, as the settings say it. */
export function OperatorFacts() {
  const { operator } = useSite();
  const legalTexts = useLegalTexts();
  /** What the law wants to be said. */
  const unsaid: Partial<Record<keyof Operator, string>> = legalTexts.unsaid;
  const names = Object.entries(legalTexts.operator) as [Exclude<keyof Operator, 'placeholder'>, string][];
  return (
    <Box>
      {operator.placeholder && (
        <Note role="note">
          <p>{legalTexts.placeholder}</p>
        </Note>
      )}
      <Facts>
        {names.map(([key, name]) => {
          const value = operator[key];
          if (value === null && unsaid[key] === undefined) return null;
          return (
            <div key={key}>
              <dt>{name}</dt>
              {value === null ? <dd>{unsaid[key]}</dd> : <dd dir="auto">{shown(key, value)}</dd>}
            </div>
          );
        })}
      </Facts>
    </Box>
  );
}

function shown(key: string, value: string): ReactNode {
  return key === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value;
}

const Box = withClass('div', css.box);

const Facts = withClass('dl', css.facts);
