import type { MouseEvent } from 'react';
import { useText } from '../i18n/use-text.js';
import { withClass } from '../theme/with-class.js';
import css from './error-summary.module.css';

export interface WrongField {
  /** Of the field itself. */
  id: string;
  name: string;
}

/** Which fields need another look, each one press away; where it is only one, the field itself says it. */
export function ErrorSummary({ errors }: { errors: WrongField[] }) {
  const t = useText();
  if (errors.length < 2) return null;
  return (
    <Box role="alert">
      <p>{t('form.check', { count: errors.length })}</p>
      <ul>
        {errors.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** The address stays: going back would lead to a field of a form that may be closed. */
function goTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  document.getElementById(id)?.focus();
}

const Box = withClass('div', css.box);
