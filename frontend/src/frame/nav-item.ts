import styled from '@emotion/styled';
import { Link } from 'react-router-dom';
import { radius, token, type } from '../theme/theme.js';

/** A way to another page, in the header. */
export const NavItem = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  padding: '0 14px',
  borderRadius: radius.round,
  fontSize: type.small,
  fontWeight: 560,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { background: token('tint'), color: 'inherit' },
  '&[aria-current="page"]': { background: token('tint') },
  '&[data-look="outlined"]': { border: `1.5px solid ${token('line-strong')}` },
});
