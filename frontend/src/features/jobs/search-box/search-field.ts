import styled from '@emotion/styled';
import { token } from '../../../theme/theme.js';

/** The box one types into. */
export const SearchField = styled('input')({
  width: '100%',
  minHeight: 54,
  padding: '0 20px',
  border: `1.5px solid ${token('line-strong')}`,
  borderRadius: 14,
  background: token('sheet'),
  color: token('ink'),
  fontSize: '1.125rem',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: token('ink-soft'), opacity: 1 },
  '&:hover': { borderColor: token('ink') },
  '&:focus-visible': { outlineOffset: 0, borderRadius: 14 },
});
