import styled from '@emotion/styled';
import { radius, token, type } from '../../../theme/theme.js';

/** The proposals, below the box. */
export const Lines = styled('ul')({
  position: 'absolute',
  left: 0,
  width: 'min(100%, 720px)',
  top: 'calc(100% + 8px)',
  zIndex: 40,
  maxHeight: 'min(64vh, 560px)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  listStyle: 'none',
  padding: 12,
  borderRadius: radius.sheet,
  background: token('sheet'),
  boxShadow: token('shadow'),
  outline: `1px solid ${token('line')}`,
  scrollbarWidth: 'thin',
});

export const Group = styled('li')({
  '& > span': { display: 'block', padding: '8px 12px 2px', color: token('ink-soft'), fontSize: type.small },
  '& > ul': { listStyle: 'none' },
  '& + &': { marginTop: 6 },
});

export const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 10,
  minHeight: 44,
  padding: '6px 12px',
  borderRadius: radius.control,
  lineHeight: 1.25,
  cursor: 'pointer',
  '& strong': { fontWeight: 600 },
  '& small': { color: token('ink-soft'), fontSize: type.small },
  '&.Mui-focused': { background: token('tint') },
  '&.Mui-focusVisible': { background: token('tint'), boxShadow: `inset 3px 0 0 ${token('accent')}` },
});
