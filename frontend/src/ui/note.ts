import styled from '@emotion/styled';
import { radius, token } from '../theme/theme.js';

/** Something that one should know before the rest of the page. */
export const Note = styled('div')({
  display: 'grid',
  gap: 14,
  padding: '18px 22px',
  borderRadius: radius.sheet,
  background: token('tint'),
  overflowWrap: 'anywhere',
  '& > p': { maxWidth: '60ch' },
});
