import styled from '@emotion/styled';
import { token } from '../../../theme/theme.js';

/** A word about what became of a search. */
export const SearchNote = styled('p')({
  overflowWrap: 'anywhere',
  paddingInlineStart: 14,
  borderInlineStart: `3px solid ${token('accent')}`,
});
