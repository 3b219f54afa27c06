import styled from '@emotion/styled';
import { type Operator, useSite } from '../../site/site.js';
import { token, type } from '../../theme/theme.js';
import { Note } from '../../ui/note.js';
import { legalTexts } from './information-texts.js';

/** Who runs the board, as the settings say it. */
export function OperatorFacts() {
  const { operator } = useSite();
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
              <dd>{key === 'email' ? <a href={`mailto:${value}`}>{value}</a> : value}</dd>
            </div>
          );
        })}
      </Facts>
    </Box>
  );
}

const Box = styled('div')({ display: 'grid', gap: 18, marginTop: 12 });

const Facts = styled('dl')({
  display: 'grid',
  gap: 12,
  margin: 0,
  '& dt': { color: token('ink-soft'), fontSize: type.small },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
});
