import { styled } from '@mui/material/styles';
import { token } from '../../../theme/theme.js';

/** Input and select in one look; both work without a script. */
const control = {
  width: '100%',
  minHeight: 48,
  padding: '0 16px',
  border: `1.5px solid ${token('line-strong')}`,
  borderRadius: 12,
  background: token('sheet'),
  color: token('ink'),
  fontSize: '1.0625rem',
  textOverflow: 'ellipsis',
  '&::placeholder': { color: token('ink-soft'), opacity: 1 },
  '&:hover': { borderColor: token('ink') },
  '&:focus-visible': { outlineOffset: 0, borderRadius: 12 },
} as const;

export const TextField = styled('input')(control);
export const SelectField = styled('select')({ ...control, padding: '0 12px', cursor: 'pointer' });
