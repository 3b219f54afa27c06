import { type Operator, useSite } from '../../site/site.js';
import { withClass } from '../../theme/with-class.js';
import { Note } from '../../ui/note.js';
import { useLegalTexts } from './information-texts.js';
import css from './operator-facts.module.css';

/** Who runs the board, as the settings say it. */
export function OperatorFacts() {
  const { operator } = useSite();
  const legalTexts = useLegalTexts();
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
          if (value === null) return null;
          return (
            <div key={key}>
              <dt>{name}</dt>
              <dd dir="auto">{key === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          );
        })}
      </Facts>
    </Box>
  );
}

const Box = withClass('div', css.box);

const Facts = withClass('dl', css.facts);
