import styled from '@emotion/styled';
import { token, type } from '../../../theme/theme.js';

/** What is wrong with a field, between its name and the field. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return text === undefined ? null : <Words id={id}>{text}</Words>;
}

const Words = styled('p')({
  marginBottom: 6,
  color: token('negative'),
  fontSize: type.small,
});
