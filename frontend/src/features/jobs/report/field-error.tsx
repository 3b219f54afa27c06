import { withClass } from '../../../theme/with-class.js';
import css from './field-error.module.css';

/** What is wrong with a field, between its name and the field. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : <Words id={id}>{text}</Words>;
}

const Words = withClass('p', css.words);
